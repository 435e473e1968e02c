// Charts as SVG without scripts: lines over time, and points on logarithmic axes.
import { escapeHtml } from './escape-html.ts'

// Narrow, so that labels are readable on a phone.
const WIDTH = 440
const HEIGHT = 220
const LEFT = 52
const BOTTOM = 28
const TOP = 12
const TICKS = 4

/** Dashes distinguish the lines in greyscale; the colours are Okabe and Ito's, for colour-blind readers. */
const STROKES = [
  { color: '#0072b2', dash: '' },
  { color: '#d55e00', dash: '6 3' },
  { color: '#009e73', dash: '2 3' },
  { color: '#cc79a7', dash: '8 3 2 3' },
  { color: '#56b4e9', dash: '1 2' },
  { color: '#e69f00', dash: '12 4' },
] as const

export interface Line {
  label: string
  /** x, y; a gap if y is NaN */
  points: readonly (readonly [number, number])[]
}

interface ChartInputs {
  title: string
  /** Labels of the axes. */
  x: string
  y: string
  lines: readonly Line[]
  /** Vertical marks: scheduled actions. @default [] */
  marks?: readonly { at: number; label: string }[]
  /** Logarithmic axes, and points instead of lines. @default false */
  isLogarithmic?: boolean
}

/** A chart with its caption; a sentence if there are no points. */
export function chart({ title, x, y, lines, marks = [], isLogarithmic = false }: ChartInputs): string {
  const scale = (value: number) => (isLogarithmic ? Math.log10(value) : value)
  const drawable = lines.map((line) => ({ ...line, points: line.points.filter(([, value]) => Number.isFinite(scale(value))) }))
  const all = drawable.flatMap(({ points }) => points)
  if (all.length === 0) return `<figure><figcaption>${escapeHtml(title)}</figcaption><p>Nothing to draw.</p></figure>`
  const xs = bounds(all.map(([at]) => scale(at)))
  const ys = isLogarithmic
    ? bounds(all.map(([, value]) => scale(value)))
    : { low: 0, high: bounds(all.map(([, value]) => value)).high || 1 }
  const toX = (at: number) => LEFT + ((scale(at) - xs.low) / (xs.high - xs.low || 1)) * (WIDTH - LEFT - 8)
  const toY = (value: number) => HEIGHT - BOTTOM - ((scale(value) - ys.low) / (ys.high - ys.low || 1)) * (HEIGHT - BOTTOM - TOP)
  const ticks = Array.from({ length: TICKS + 1 }, (_, at) => ys.low + ((ys.high - ys.low) * at) / TICKS)
  const unscale = (value: number) => (isLogarithmic ? 10 ** value : value)
  const grid = ticks
    .map((tick) => ({ value: unscale(tick), at: toY(unscale(tick)).toFixed(1) }))
    .map(
      ({ value, at }) =>
        `<path class="grid" d="M${LEFT} ${at}H${WIDTH - 8}"/><text x="${LEFT - 6}" y="${at}" class="y">${short(value)}</text>`,
    )
  const ends = [...new Set([xs.low, xs.high])].map((end, at) => {
    const value = unscale(end)
    return `<text x="${toX(value).toFixed(1)}" y="${HEIGHT - 10}" class="${at === 0 ? 'start' : 'end'}">${short(value)}</text>`
  })
  const drawn = drawable.map(({ points }, at) => {
    const { color, dash } = STROKES[at % STROKES.length] ?? STROKES[0]
    // A run within one interval has a point in place of a line.
    if (isLogarithmic || points.length === 1)
      return points
        .map(([px, py]) => `<circle cx="${toX(px).toFixed(1)}" cy="${toY(py).toFixed(1)}" r="${isLogarithmic ? 1.6 : 4}" fill="${color}"/>`)
        .join('')
    const path = points.map(([px, py], nth) => `${nth === 0 ? 'M' : 'L'}${toX(px).toFixed(1)} ${toY(py).toFixed(1)}`).join('')
    return `<path d="${path}" fill="none" stroke="${color}" stroke-width="1.8"${dash && ` stroke-dasharray="${dash}"`}/>`
  })
  const marked = marks.map(
    ({ at, label }) =>
      `<path class="mark" d="M${toX(at).toFixed(1)} ${TOP}V${HEIGHT - BOTTOM}"/><text class="mark" x="${(toX(at) + 4).toFixed(1)}" y="${TOP + 10}">${escapeHtml(label)}</text>`,
  )
  const legend = drawable.map(({ label }, at) => {
    const { color, dash } = STROKES[at % STROKES.length] ?? STROKES[0]
    return `<li><svg width="28" height="8" aria-hidden="true"><path d="M0 4H28" stroke="${color}" stroke-width="2"${dash && ` stroke-dasharray="${dash}"`}/></svg>${escapeHtml(label)}</li>`
  })
  return `<figure><figcaption>${escapeHtml(title)}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(`${title}: ${y} over ${x}`)}">${[...grid, ...ends, ...drawn, ...marked].join('')}<text x="${WIDTH / 2}" y="${HEIGHT - 10}" class="middle">${escapeHtml(x)}</text></svg>
<ul class="legend">${legend.join('')}<li>${escapeHtml(y)}</li></ul></figure>`
}

function bounds(values: readonly number[]): { low: number; high: number } {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)]
  return { low, high }
}

function short(value: number): string {
  const digits = Math.abs(value) >= 100 || value === 0 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value !== 0 && Math.abs(value) < 0.01 ? value.toExponential(0) : value.toFixed(digits)
}
