// The weave of cloth on a convex part: threads both ways, each clipped to the outline. Lines again, for the reason given in grain.ts.
import type { V2 } from './space.ts'
import { tone } from './tone.ts'

const SPACING = 8

export function weave(outline: readonly V2[], hex: string, zoom: number): string {
  const step = SPACING * zoom
  const threads = (axis: 0 | 1, color: string, opacity: number) => {
    const d = chords(outline, axis, step)
    return d === ''
      ? ''
      : `<path d="${d}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${Math.round(16 * zoom) / 10}"/>`
  }
  return threads(1, tone(hex, -0.95), 0.08) + threads(0, tone(hex, 0.9), 0.1)
}

/** Lines of constant y (axis 1) or x (axis 0) across a convex outline. */
function chords(outline: readonly V2[], axis: 0 | 1, step: number): string {
  const along = axis === 1 ? 0 : 1
  const values = outline.map((point) => point[axis])
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const lines: string[] = []
  for (let at = (Math.floor(low / step) + 1) * step; at < high; at += step) {
    const hits = outline.flatMap((a, i) => {
      const b = outline[(i + 1) % outline.length] ?? a
      const isCrossing = a[axis] <= at !== b[axis] <= at
      return isCrossing ? [a[along] + ((b[along] - a[along]) * (at - a[axis])) / (b[axis] - a[axis])] : []
    })
    const [from, to, line] = [Math.round(Math.min(...hits)), Math.round(Math.max(...hits)), Math.round(at * 10) / 10]
    if (to - from > 1) lines.push(axis === 1 ? `M${from} ${line}H${to}` : `M${line} ${from}V${to}`)
  }
  return lines.join('')
}
