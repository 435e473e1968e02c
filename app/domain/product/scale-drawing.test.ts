import { describe, expect, test } from 'vitest'
import type { CategoryId } from '../ids.ts'
import { type DrawnKind, drawnKind } from './drawn-kind.ts'
import { DRAWING_PX, HAND_CM, PERSON_CM, scaleDrawing } from './scale-drawing.ts'
import { sizeOf } from './size.ts'

const chain = (...ids: number[]) => ({ categoriesWithHierarchy: [ids.map((id) => ({ id: id as CategoryId, name: '', slug: '' }))] })

test.each<[number, DrawnKind | null]>([
  [3024, 'chair'],
  [3001, 'table'],
  [3026, 'sofa'],
  [3014, 'lamp'],
  [3015, 'pendant'],
  [3066, 'rug'],
  [3062, 'mirror'],
  [3076, 'vessel'],
  [3004, 'cabinet'],
  [3109, null],
])('EXT-32: a product of category %i is drawn as %s', (id, kind) => {
  expect(drawnKind(chain(145, id))).toBe(kind)
})

test('EXT-32: without a category there is no kind', () => expect(drawnKind({ categoriesWithHierarchy: [] })).toBe(null))

describe('EXT-32: a drawing to scale', () => {
  const of = (kind: DrawnKind, width: number, height: number, depth: number | null) => {
    const drawing = scaleDrawing(kind, { width, height, depth })
    if (!drawing) throw new Error('There is no drawing.')
    return drawing
  }
  /** Sides of a box in cm. */
  const cm = ({ pxPerCm }: { pxPerCm: number }, { width, height }: { width: number; height: number }) => [
    Math.round(width / pxPerCm),
    Math.round(height / pxPerCm),
  ]

  test.each<[DrawnKind, number, number, number | null]>([
    ['chair', 62, 74, 70],
    ['lamp', 40, 210, 40],
    ['vessel', 12, 30, 12],
    ['mirror', 90, 160, 4],
  ])('a %s of %i × %i × %s cm has one scale, stands on one line and stays inside', (kind, width, height, depth) => {
    const drawing = of(kind, width, height, depth)
    expect(cm(drawing, drawing.front)).toEqual([width, height])
    expect(cm(drawing, drawing.figureBox)[1]).toBe(drawing.figure === 'person' ? PERSON_CM : HAND_CM)
    const boxes = [drawing.figureBox, drawing.front, ...(drawing.side ? [drawing.side] : [])]
    expect(new Set(boxes.map((box) => Math.round(box.y + box.height))).size).toBe(1)
    for (const box of boxes) {
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(DRAWING_PX.width)
    }
    boxes.slice(1).forEach((box, index) => expect(box.x).toBeGreaterThan((boxes[index]?.x ?? 0) + (boxes[index]?.width ?? 0)))
  })

  test('the side has the depth; a flat thing has none', () => {
    const chair = of('chair', 62, 74, 70)
    expect(chair.side && cm(chair, chair.side)).toEqual([70, 74])
    expect(of('mirror', 90, 160, 4).side).toBe(null)
    expect(of('chair', 62, 74, null).side).toBe(null)
    expect(of('vessel', 12, 30, 12).side).toBe(null)
    expect(of('vessel', 12, 30, 8).side).toEqual(expect.anything())
  })

  test('a rug is seen from above: its depth is its length', () => {
    const rug = of('rug', 160, 1, 230)
    expect(cm(rug, rug.front)).toEqual([160, 230])
    expect(rug.side).toBe(null)
  })

  test.each([
    [49, 'hand'],
    [50, 'person'],
  ])('a thing of %i cm stands beside a %s', (height, figure) => expect(of('vessel', 20, height, 20).figure).toBe(figure))

  test('without a width or a height there is none', () => {
    expect(scaleDrawing('chair', sizeOf([{ id: 'height', value: 74 }]))).toBe(null)
    expect(scaleDrawing('chair', sizeOf([{ id: 'width', value: 62 }]))).toBe(null)
  })
})
