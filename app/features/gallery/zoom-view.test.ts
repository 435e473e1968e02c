import { describe, expect, test } from 'vitest'
import { FITTED, LARGEST_SCALE, movedBy, toggledAt, zoomedTo, type ZoomSizes } from './zoom-view.ts'

/** Fitted: 320 x 400, with 40 px of the stage free on both sides. */
const SIZES: ZoomSizes = { photo: { width: 1280, height: 1600 }, stage: { width: 400, height: 400 } }

describe('PRD-03: a photo is enlarged', () => {
  test('at a point, whose part of the photo stays there', () => {
    expect(zoomedTo(FITTED, { scale: 3, at: { x: 50, y: -60 } }, SIZES)).toEqual({ scale: 3, x: -100, y: 120 })
  })

  test('at its edge, without a gap between the photo and the stage', () => {
    expect(zoomedTo(FITTED, { scale: 2, at: { x: 190, y: 0 } }, SIZES)).toEqual({ scale: 2, x: -120, y: 0 })
  })

  test('no further than its pixels go, and never below its fitted size', () => {
    expect(zoomedTo(FITTED, { scale: 40, at: { x: 0, y: 0 } }, SIZES).scale).toBe(LARGEST_SCALE)
    expect(zoomedTo({ scale: 2, x: 30, y: 9 }, { scale: 0.2, at: { x: 5, y: 5 } }, SIZES)).toEqual(FITTED)
  })

  test('by a double tap to more than twice its size, by another one back', () => {
    const enlarged = toggledAt(FITTED, { x: 10, y: 10 }, SIZES)
    expect(enlarged.scale).toBeGreaterThanOrEqual(2)
    expect(toggledAt(enlarged, { x: 80, y: 10 }, SIZES)).toEqual(FITTED)
  })
})

describe('PRD-03: an enlarged photo is moved', () => {
  test('as far as its edges', () => {
    const enlarged = { scale: 2, x: 0, y: 0 }
    expect(movedBy(enlarged, { x: 20, y: -30 }, SIZES)).toEqual({ scale: 2, x: 20, y: -30 })
    expect(movedBy(enlarged, { x: 999, y: -999 }, SIZES)).toEqual({ scale: 2, x: 120, y: -200 })
  })

  test('not sideways while it is narrower than the stage', () => {
    expect(movedBy({ scale: 1.2, x: 0, y: 0 }, { x: 50, y: 0 }, SIZES).x).toBe(0)
  })
})
