import type { DrawnKind } from './drawn-kind.ts'
import type { Size } from './size.ts'

/** Height of the person beside a product, in cm. */
export const PERSON_CM = 170
/** Length of the hand beside a small product, in cm. */
export const HAND_CM = 18
/** A product whose longest drawn side is shorter than this is drawn beside a hand, in cm. */
const SMALL_CM = 50
/** Width of a figure as a part of its height. */
const FIGURE_WIDTH = { person: 0.28, hand: 0.46 } as const
/** Drawing area in px: the height of the cube that it replaces (spec §9), and a width that a phone has. */
export const DRAWING_PX = { width: 320, height: 200 } as const
/** Room for measures below and beside the shapes, and between them, in px. */
const MARGIN_PX = { bottom: 24, top: 8, left: 14, right: 62, gap: 22 } as const

/** A rectangle in px from the drawing's upper left corner. */
export interface DrawnBox {
  x: number
  y: number
  width: number
  height: number
}

/** A drawing to scale: a figure, the product from its front (a rug from above), and, if it is deep, from its side. */
export interface ScaleDrawing {
  kind: DrawnKind
  figure: 'person' | 'hand'
  figureBox: DrawnBox
  front: DrawnBox
  side: DrawnBox | null
  pxPerCm: number
}

/** Lays a drawing out in DRAWING_PX; everything has the same scale and stands on one line. Null: width or height is not known. */
export function scaleDrawing(kind: DrawnKind, { width, height, depth }: Size): ScaleDrawing | null {
  // A rug lies: its length is drawn upwards, its pile not at all.
  const rise = kind === 'rug' ? depth : height
  if (width === null || rise === null) return null
  // What is flat has no side; what is as deep as it is wide looks the same from there, unless its shape differs.
  const isFlat = kind === 'rug' || kind === 'mirror'
  const isRound = (kind === 'lamp' || kind === 'pendant' || kind === 'vessel') && depth === width
  const sideCm = isFlat || isRound ? null : depth
  const figure = Math.max(width, rise, sideCm ?? 0) < SMALL_CM ? 'hand' : 'person'
  const figureCm = figure === 'hand' ? HAND_CM : PERSON_CM
  const widths = [figureCm * FIGURE_WIDTH[figure], width, ...(sideCm === null ? [] : [sideCm])]
  const roomX = DRAWING_PX.width - MARGIN_PX.left - MARGIN_PX.right - MARGIN_PX.gap * (widths.length - 1)
  const roomY = DRAWING_PX.height - MARGIN_PX.top - MARGIN_PX.bottom
  const pxPerCm = Math.min(roomX / sum(widths), roomY / Math.max(figureCm, rise))
  const boxOf = (before: readonly number[], cm: number, riseCm: number): DrawnBox => ({
    x: tenth(MARGIN_PX.left + before.length * MARGIN_PX.gap + sum(before) * pxPerCm),
    y: tenth(DRAWING_PX.height - MARGIN_PX.bottom - riseCm * pxPerCm),
    width: tenth(cm * pxPerCm),
    height: tenth(riseCm * pxPerCm),
  })
  return {
    kind,
    figure,
    pxPerCm,
    figureBox: boxOf([], widths[0] ?? 0, figureCm),
    front: boxOf(widths.slice(0, 1), width, rise),
    side: sideCm === null ? null : boxOf(widths.slice(0, 2), sideCm, rise),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

function tenth(px: number): number {
  return Math.round(px * 10) / 10
}
