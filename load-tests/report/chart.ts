// Charts as SVG without scripts: lines over time, and points on logarithmic axes.
import { escapeHtml } from './escape-html.ts'
import { colorOf, emptyPlot, gridLine, legendOf, PLOT_LEFT, PLOT_RIGHT, PLOT_TOP, PLOT_WIDTH, strokedPath } from './plot-frame.ts'

const HEIGHT = 220
const BOTTOM = 28
const TICKS = 4

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
  if (all.length === 0) return emptyPlot(title)
  const xs = bounds(all.map(([at]) => scale(at)))
  const ys = isLogarithmic
    ? bounds(all.map(([, value]) => scale(value)))
    : { low: 0, high: bounds(all.map(([, value]) => value)).high || 1 }
  const toX = (at: number) => PLOT_LEFT + ((scale(at) - xs.low) / (xs.high - xs.low || 1)) * (PLOT_WIDTH - PLOT_LEFT - PLOT_RIGHT)
  const toY = (value: number) => HEIGHT - BOTTOM - ((scale(value) - ys.low) / (ys.high - ys.low || 1)) * (HEIGHT - BOTTOM - PLOT_TOP)
  const ticks = Array.from({ length: TICKS + 1 }, (_, at) => ys.low + ((ys.high - ys.low) * at) / TICKS)
  const unscale = (value: number) => (isLogarithmic ? 10 ** value : value)
  const grid = ticks.map((tick) => gridLine(toY(unscale(tick)), short(unscale(tick))))
  const ends = [...new Set([xs.low, xs.high])].map((end, at) => {
    const value = unscale(end)
    return `<text x="${toX(value).toFixed(1)}" y="${HEIGHT - 10}" class="${at === 0 ? 'start' : 'end'}">${short(value)}</text>`
  })
  const drawn = drawable.map(({ points }, nth) => {
    // A run within one interval has a point in place of a line.
    if (isLogarithmic || points.length === 1)
      return points
        .map(
          ([px, py]) =>
            `<circle cx="${toX(px).toFixed(1)}" cy="${toY(py).toFixed(1)}" r="${isLogarithmic ? 1.6 : 4}" fill="${colorOf(nth)}"/>`,
        )
        .join('')
    const path = points.map(([px, py], at) => `${at === 0 ? 'M' : 'L'}${toX(px).toFixed(1)} ${toY(py).toFixed(1)}`).join('')
    return strokedPath(path, nth, 1.8)
  })
  const marked = marks.map(
    ({ at, label }) =>
      `<path class="mark" d="M${toX(at).toFixed(1)} ${PLOT_TOP}V${HEIGHT - BOTTOM}"/><text class="mark" x="${(toX(at) + 4).toFixed(1)}" y="${PLOT_TOP + 10}">${escapeHtml(label)}</text>`,
  )
  const legend = legendOf(
    drawable.map(({ label }) => label),
    y,
  )
  return `<figure><figcaption>${escapeHtml(title)}</figcaption>
<svg viewBox="0 0 ${PLOT_WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(`${title}: ${y} over ${x}`)}">${[...grid, ...ends, ...drawn, ...marked].join('')}<text x="${PLOT_WIDTH / 2}" y="${HEIGHT - 10}" class="middle">${escapeHtml(x)}</text></svg>
${legend}</figure>`
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
