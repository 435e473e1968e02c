import type { V2 } from './space.ts'

/** Straight pieces that stand for one curve. */
const STEPS = 24

/** Path data with absolute M, L, C, Q and Z as lines of points; a closed one ends where it began. */
export function polylines(d: string): V2[][] {
  const lines: V2[][] = []
  for (const [, command = '', numbers = ''] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const line = lines.at(-1) ?? []
    const points = pairs(numbers)
    if (command === 'M') lines.push([...points])
    else if (command === 'L') line.push(...points)
    else if (command === 'Z') line.push(...line.slice(0, 1))
    else
      for (let i = 0; i < points.length; i += ORDER[command] ?? 1)
        line.push(...bow(line.at(-1) ?? [0, 0], points.slice(i, i + (ORDER[command] ?? 1))))
  }
  return lines
}

/** Points that a curve takes beside its start. */
const ORDER: Readonly<Record<string, number>> = { Q: 2, C: 3 }

function pairs(numbers: string): V2[] {
  const values = (numbers.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
  return values.flatMap((x, i): V2[] => (i % 2 === 0 ? [[x, values[i + 1] ?? 0]] : []))
}

/** A Bézier curve of any order, without its start. */
function bow(start: V2, rest: readonly V2[]): V2[] {
  return Array.from({ length: STEPS }, (_, i) => at([start, ...rest], (i + 1) / STEPS))
}

function at(points: readonly V2[], t: number): V2 {
  const [first = [0, 0]] = points
  if (points.length === 1) return first
  return at(
    points.slice(1).map((b, i): V2 => {
      const a = points[i] ?? b
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    }),
    t,
  )
}
