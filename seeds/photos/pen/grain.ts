// Wood grain on a four-sided face: long wavering lines from end to end, unevenly spaced. Drawn as lines, not as a pattern fill, which
// would cost the renderer ten times as much.
import type { V2 } from './space.ts'
import { tone } from './tone.ts'

const SPACING = 8

/** Lines over the face a-b-c-d, running as a-b does (or as a-d does, when `isAlongFirst` is false). */
export function grainLines(face: readonly V2[], hex: string, isAlongFirst: boolean, zoom: number): string {
  const [a = [0, 0], b = a, c = a, d = a] = isAlongFirst ? face : [face[0], face[3], face[2], face[1]]
  const across = Math.max(Math.hypot(d[0] - a[0], d[1] - a[1]), Math.hypot(c[0] - b[0], c[1] - b[1]))
  const count = Math.floor(across / (SPACING * zoom))
  if (count < 2) return ''
  const at = (u: number, v: number): string => {
    const mix = (i: 0 | 1) => (a[i] * (1 - u) + b[i] * u) * (1 - v) + (d[i] * (1 - u) + c[i] * u) * v
    return `${Math.round(mix(0) * 10) / 10} ${Math.round(mix(1) * 10) / 10}`
  }
  const line = (i: number): string => {
    const [start, end] = [chance(i * 3) * 0.24, 1 - chance(i * 5 + 1) * 0.24]
    const v = (i + 0.25 + chance(i * 7 + 2) * 0.5) / count
    const sway = (k: number) => Math.min(0.985, Math.max(0.015, v + ((chance(i * 11 + k) - 0.5) * 1.5) / count))
    return `M${at(start, sway(0))}C${at(start + (end - start) * 0.3, sway(1))} ${at(start + (end - start) * 0.7, sway(2))} ${at(end, sway(3))}`
  }
  const lines = Array.from({ length: count }, (_, i) => line(i))
  const stroke = (some: string[], width: number, opacity: number) =>
    `<path d="${some.join('')}" fill="none" stroke="${tone(hex, -0.95)}" stroke-width="${Math.round(width * zoom * 10) / 10}" stroke-opacity="${opacity}"/>`
  return (
    stroke(
      lines.filter((_, i) => i % 3 !== 1),
      0.9,
      0.3,
    ) +
    stroke(
      lines.filter((_, i) => i % 3 === 1),
      1.5,
      0.2,
    )
  )
}

/** A number from 0 to 1 that looks random and is the same for the same seed. */
function chance(seed: number): number {
  return ((Math.imul(seed + 17, 2_654_435_761) >>> 8) % 1000) / 1000
}
