// What all plots of reports share: size, margins, strokes, the legend.
import { escapeHtml } from './escape-html.ts'

/** Width of a plot's drawing. Narrow, so that labels are readable on a phone. */
export const PLOT_WIDTH = 440
/** Margins: room for the labels of the y axis, and for the ends of lines. */
export const PLOT_LEFT = 52
export const PLOT_RIGHT = 12
export const PLOT_TOP = 14

/** Dashes distinguish the lines in greyscale; the colours are Okabe and Ito's, for colour-blind readers. */
const STROKES = [
  { color: '#0072b2', dash: '' },
  { color: '#d55e00', dash: '6 3' },
  { color: '#009e73', dash: '2 3' },
  { color: '#cc79a7', dash: '8 3 2 3' },
  { color: '#56b4e9', dash: '1 2' },
  { color: '#e69f00', dash: '12 4' },
] as const

/** Colour of the nth line of a plot. */
export function colorOf(nth: number): string {
  return strokeOf(nth).color
}

/** The nth line of a plot. @param d data of an SVG path */
export function strokedPath(d: string, nth: number, width: number): string {
  const { color, dash } = strokeOf(nth)
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}/>`
}

/** A horizontal line of the grid with its label. */
export function gridLine(y: number, label: string): string {
  const at = y.toFixed(1)
  return `<path class="grid" d="M${PLOT_LEFT} ${at}H${PLOT_WIDTH - PLOT_RIGHT}"/><text class="end" x="${PLOT_LEFT - 6}" y="${(y + 4).toFixed(1)}">${label}</text>`
}

/** The legend of a plot's lines, with the unit of its values. */
export function legendOf(labels: readonly string[], unit: string): string {
  const items = labels.map(
    (label, nth) => `<li><svg width="28" height="8" aria-hidden="true">${strokedPath('M0 4H28', nth, 2)}</svg>${escapeHtml(label)}</li>`,
  )
  return `<ul class="legend">${items.join('')}<li>${escapeHtml(unit)}</li></ul>`
}

/** A plot without a value. */
export function emptyPlot(title: string): string {
  return `<figure><figcaption>${escapeHtml(title)}</figcaption><p>Nothing to draw.</p></figure>`
}

function strokeOf(nth: number): { color: string; dash: string } {
  return STROKES[nth % STROKES.length] ?? STROKES[0]
}
