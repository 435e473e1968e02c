import { escapeHtml } from './escape-html.ts'

export interface HistoryLine {
  label: string
  /** In order; null: not measured. */
  points: readonly { at: string; value: number | null; isGood: boolean }[]
}

// Narrow, so that labels are readable on a phone.
const WIDTH = 440
const HEIGHT = 230
const LEFT = 52
const RIGHT = 14
const TOP = 14
const BOTTOM = 48
/** Okabe and Ito's colours, for colour-blind readers; dashes tell the lines apart without colours. */
const STROKES = [
  { color: '#0072b2', dash: '' },
  { color: '#d55e00', dash: '6 3' },
  { color: '#009e73', dash: '2 3' },
] as const

/** Values over commits on a logarithmic axis, a mark for each run; a sentence if nothing was measured. */
export function historyPlot({ title, y, lines }: { title: string; y: string; lines: readonly HistoryLine[] }): string {
  const drawn = lines.filter(({ points }) => points.some(({ value }) => isDrawable(value)))
  const values = drawn.flatMap(({ points }) => points.flatMap(({ value }) => (isDrawable(value) ? [Math.log10(value)] : [])))
  if (values.length === 0) return `<figure><figcaption>${escapeHtml(title)}</figcaption><p>Nothing to draw.</p></figure>`
  // At least a factor of two to each side of the middle, or noise would fill the plot.
  const middle = (Math.min(...values) + Math.max(...values)) / 2
  const reach = Math.max(Math.log10(2), (Math.max(...values) - Math.min(...values)) / 2) * 1.08
  const count = Math.max(...drawn.map(({ points }) => points.length))
  const toX = (nth: number) => LEFT + (count === 1 ? 0.5 : nth / (count - 1)) * (WIDTH - LEFT - RIGHT)
  const toY = (value: number) => TOP + ((middle + reach - Math.log10(value)) / (2 * reach)) * (HEIGHT - TOP - BOTTOM)
  const ticks = [-1, -0.5, 0, 0.5, 1].map((part) => 10 ** (middle + part * reach))
  const grid = ticks.map(
    (tick) =>
      `<path class="grid" d="M${LEFT} ${toY(tick).toFixed(1)}H${WIDTH - RIGHT}"/><text class="end" x="${LEFT - 6}" y="${(toY(tick) + 4).toFixed(1)}">${short(tick)}</text>`,
  )
  const commits = drawn[0]?.points.map(({ at }) => at) ?? []
  const ends = count === 1 ? [0] : [0, count - 1]
  const names = ends.map(
    (nth) =>
      `<text class="${count === 1 ? 'middle' : nth === 0 ? 'start' : 'end'}" x="${toX(nth).toFixed(1)}" y="${HEIGHT - BOTTOM + 20}">${escapeHtml((commits[nth] ?? '').slice(0, 7))}</text>`,
  )
  const marks = drawn.flatMap(({ points }, nth) => lineOf(points, { ...(STROKES[nth] ?? STROKES[0]), toX, toY }))
  const legend = drawn.map(({ label }, nth) => {
    const { color, dash } = STROKES[nth] ?? STROKES[0]
    return `<li><svg width="28" height="8" aria-hidden="true"><path d="M0 4H28" stroke="${color}" stroke-width="2"${dash && ` stroke-dasharray="${dash}"`}/></svg>${escapeHtml(label)}</li>`
  })
  return `<figure><figcaption>${escapeHtml(title)}</figcaption>
<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(`${title}: ${y} over ${count} runs`)}">${[...grid, ...names, ...marks].join('')}<text class="middle" x="${WIDTH / 2}" y="${HEIGHT - 6}">runs by start, from commit to commit</text></svg>
<ul class="legend">${legend.join('')}<li>${escapeHtml(y)}, logarithmic</li></ul></figure>`
}

interface Drawing {
  color: string
  dash: string
  toX: (nth: number) => number
  toY: (value: number) => number
}

function lineOf(points: HistoryLine['points'], { color, dash, toX, toY }: Drawing): string[] {
  const known = points.flatMap(({ value, isGood, at }, nth) =>
    isDrawable(value) ? [{ x: toX(nth).toFixed(1), y: toY(value).toFixed(1), isGood, title: `${at}: ${short(value)}` }] : [],
  )
  const path = known.map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return [
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="1.8"${dash && ` stroke-dasharray="${dash}"`}/>`,
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
