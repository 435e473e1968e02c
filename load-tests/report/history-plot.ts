import { escapeHtml } from './escape-html.ts'
import { colorOf, emptyPlot, gridLine, legendOf, PLOT_LEFT, PLOT_RIGHT, PLOT_TOP, PLOT_WIDTH, strokedPath } from './plot-frame.ts'

export interface HistoryLine {
  label: string
  /** In order; null: not measured. */
  points: readonly { at: string; value: number | null; isGood: boolean }[]
}

const HEIGHT = 230
const BOTTOM = 48

/** Values over commits on a logarithmic axis, a mark for each run; a sentence if nothing was measured. */
export function historyPlot({ title, y, lines }: { title: string; y: string; lines: readonly HistoryLine[] }): string {
  const drawn = lines.filter(({ points }) => points.some(({ value }) => isDrawable(value)))
  const values = drawn.flatMap(({ points }) => points.flatMap(({ value }) => (isDrawable(value) ? [Math.log10(value)] : [])))
  if (values.length === 0) return emptyPlot(title)
  // At least a factor of two to each side of the middle, or noise would fill the plot.
  const middle = (Math.min(...values) + Math.max(...values)) / 2
  const reach = Math.max(Math.log10(2), (Math.max(...values) - Math.min(...values)) / 2) * 1.08
  const count = Math.max(...drawn.map(({ points }) => points.length))
  const toX = (nth: number) => PLOT_LEFT + (count === 1 ? 0.5 : nth / (count - 1)) * (PLOT_WIDTH - PLOT_LEFT - PLOT_RIGHT)
  const toY = (value: number) => PLOT_TOP + ((middle + reach - Math.log10(value)) / (2 * reach)) * (HEIGHT - PLOT_TOP - BOTTOM)
  const ticks = [-1, -0.5, 0, 0.5, 1].map((part) => 10 ** (middle + part * reach))
  const grid = ticks.map((tick) => gridLine(toY(tick), short(tick)))
  const commits = drawn[0]?.points.map(({ at }) => at) ?? []
  const ends = count === 1 ? [0] : [0, count - 1]
  const names = ends.map(
    (nth) =>
      `<text class="${count === 1 ? 'middle' : nth === 0 ? 'start' : 'end'}" x="${toX(nth).toFixed(1)}" y="${HEIGHT - BOTTOM + 20}">${escapeHtml((commits[nth] ?? '').slice(0, 7))}</text>`,
  )
  const marks = drawn.flatMap(({ points }, nth) => lineOf(points, { nth, toX, toY }))
  const legend = legendOf(
    drawn.map(({ label }) => label),
    `${y}, logarithmic`,
  )
  return `<figure><figcaption>${escapeHtml(title)}</figcaption>
<svg class="plot" viewBox="0 0 ${PLOT_WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(`${title}: ${y} over ${count} runs`)}">${[...grid, ...names, ...marks].join('')}<text class="middle" x="${PLOT_WIDTH / 2}" y="${HEIGHT - 6}">runs by start, from commit to commit</text></svg>
${legend}</figure>`
}

interface Drawing {
  /** Number of the line. */
  nth: number
  toX: (nth: number) => number
  toY: (value: number) => number
}

function lineOf(points: HistoryLine['points'], { nth, toX, toY }: Drawing): string[] {
  const known = points.flatMap(({ value, isGood, at }, place) =>
    isDrawable(value) ? [{ x: toX(place).toFixed(1), y: toY(value).toFixed(1), isGood, title: `${at}: ${short(value)}` }] : [],
  )
  const path = known.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const color = colorOf(nth)
  return [
    strokedPath(path, nth, 1.8),
    ...known.map(
      ({ x, y, isGood, title }) =>
        `<circle cx="${x}" cy="${y}" r="4" stroke="${color}" stroke-width="1.8" fill="${isGood ? color : '#fff'}"><title>${escapeHtml(title)}</title></circle>`,
    ),
  ]
}

function isDrawable(value: number | null): value is number {
  return value !== null && value > 0
}

function short(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}
