import type { Effect } from '../verdict/judge-effect.ts'
import { escapeHtml } from './escape-html.ts'

export interface Interval {
  label: string
  effect: Effect
}

/** Width of the drawing. Narrow, so that labels are readable on a phone. */
const PLOT_WIDTH = 440
const LEFT = 132
const ROW = 26
const TOP = 24
/** Width of the label of a tick. */
const LABEL = 38
/** Least range of the axis to each side, as a fraction. */
const MIN_REACH = 0.1

/** Effects with their intervals, one below the other, and the equivalence margin; a sentence if no effect is measured. */
export function intervalPlot({ title, intervals, floor }: { title: string; intervals: readonly Interval[]; floor: number }): string {
  const measured = intervals.filter(({ effect }) => Number.isFinite(effect.effect))
  if (measured.length === 0) return `<figure><figcaption>${escapeHtml(title)}</figcaption><p>Nothing to draw.</p></figure>`
  // One very wide interval must not hide the others.
  const reach = Math.min(
    0.6,
    Math.max(MIN_REACH, ...measured.flatMap(({ effect: { low, high } }) => [Math.abs(low), Math.abs(high)])) * 1.05,
  )
  const toX = (part: number) => LEFT + ((Math.max(-reach, Math.min(reach, part)) + reach) / (2 * reach)) * (PLOT_WIDTH - LEFT - 22)
  const height = TOP + measured.length * ROW + 24
  const at = (part: number) => toX(part).toFixed(1)
  // Labels of the floor are left out where they would overlap those of its neighbours.
  const hasRoom = Math.min(toX(floor) - toX(0), toX(reach) - toX(floor)) >= LABEL
  const ticks = [-reach, -floor, 0, floor, reach].map((part) => {
    const label = hasRoom || Math.abs(part) !== floor ? `${(part * 100).toFixed(0)} %` : ''
    return `<path class="${part === 0 ? 'zero' : 'grid'}" d="M${at(part)} ${TOP - 6}V${height - 22}"/><text class="middle" x="${at(part)}" y="${height - 6}">${label}</text>`
  })
  const rows = measured.map(({ label, effect: { verdict, effect, low, high } }, nth) => {
    const y = TOP + nth * ROW + ROW / 2
    return `<text class="end" x="${LEFT - 10}" y="${y + 4}">${escapeHtml(label)}</text><g class="mark-${verdict}"><path d="M${at(low)} ${y}H${at(high)}M${at(low)} ${y - 5}v10M${at(high)} ${y - 5}v10"/><circle cx="${at(effect)}" cy="${y}" r="4.5"/></g>`
  })
  return `<figure><figcaption>${escapeHtml(title)}</figcaption>
<svg class="plot" viewBox="0 0 ${PLOT_WIDTH} ${height}" role="img" aria-label="${escapeHtml(title)}"><rect class="floor" x="${at(-floor)}" y="${TOP - 6}" width="${(toX(floor) - toX(-floor)).toFixed(1)}" height="${height - TOP - 16}"/>${[...ticks, ...rows].join('')}</svg>
<p>Left of 0, B costs less; right of it, more. Builds are the same if all intervals lie within the band of ±${(floor * 100).toFixed(0)} %.</p></figure>`
}
