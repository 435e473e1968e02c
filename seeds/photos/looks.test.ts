import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FORMS } from './forms/forms.ts'
import { ALL_LOOKS, CATEGORY_LOOKS, type Look, PHOTO_VIEWS, formName, lookKey, nearestLook, photoRows, viewsOf } from './looks.ts'
import { materialOf } from './palette.ts'

const SECOND_LEVEL_CATEGORIES = 117
const ids = fc.integer({ min: 1, max: 60 })
const categoryIds = fc.integer({ min: 3001, max: 3000 + SECOND_LEVEL_CATEGORIES })

describe('looks', () => {
  test('REF-27: every second-level category, in the order of the tree, has at least four looks', () => {
    expect(CATEGORY_LOOKS.map(({ id }) => id)).toEqual(Array.from({ length: SECOND_LEVEL_CATEGORIES }, (_, i) => 3001 + i))
    const poor = CATEGORY_LOOKS.filter(({ id }) => ALL_LOOKS.filter((look) => look.categoryId === id).length < 4)
    expect(poor.map(({ slug }) => slug)).toEqual([])
  })

  test('every look has a drawing, and every drawing a look', () => {
    expect(new Set(ALL_LOOKS.map(formName))).toEqual(new Set(Object.keys(FORMS)))
  })

  test('no two looks of a category are the same', () => {
    expect(new Set(ALL_LOOKS.map((look) => Object.values(look).join())).size).toBe(ALL_LOOKS.length)
  })

  test('keys are unique and made of a-z, 0-9 and hyphens', () => {
    const keys = photoRows().map(({ key }) => key)
    expect(keys.filter((key) => !/^[a-z0-9-]+$/.test(key))).toEqual([])
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('every view of every look has a row with a text in each language', () => {
    const rows = new Map(photoRows().map((row) => [row.key, row]))
    const keys = ALL_LOOKS.flatMap((look) => viewsOf(look).map((view) => lookKey(look, view)))
    expect(keys.filter((key) => !rows.has(key))).toEqual([])
    expect(rows.size).toBe(keys.length)
    for (const { view, color } of rows.values()) {
      expect(view.map(({ langId }) => langId)).toEqual(['pl', 'en', 'es'])
      expect(view.every(({ text }) => text.length > 0)).toBe(true)
      expect(color).toMatch(/^#[0-9a-f]{6}$/)
    }
  })

  test('all looks are seen from the front and in detail; views keep their order', () => {
    for (const look of ALL_LOOKS) {
      expect(viewsOf(look).slice(0, 2)).toEqual(['front', 'detail'])
      expect(PHOTO_VIEWS).toEqual(expect.arrayContaining(viewsOf(look)))
    }
  })
})

describe('nearestLook', () => {
  const rank = (look: Look, colorId: number, materialId: number) => [
    look.colorId === colorId,
    look.materialId === materialId,
    materialOf(look.materialId).kind === materialOf(materialId).kind,
  ]

  test('answers a look of the same category, of the same colour if there is one, and of the same material among those', () => {
    fc.assert(
      fc.property(categoryIds, ids, ids, fc.integer(), (categoryId, colorId, materialId, hint) => {
        const nearest = nearestLook(categoryId, colorId, materialId, hint)
        expect(ALL_LOOKS).toContain(nearest)
        expect(nearest.categoryId).toBe(categoryId)
        const same = ALL_LOOKS.filter((look) => look.categoryId === categoryId && look.colorId === colorId)
        if (same.length > 0) expect(nearest.colorId).toBe(colorId)
        if (same.some((look) => look.materialId === materialId)) expect(nearest.materialId).toBe(materialId)
        else if (same.some((look) => rank(look, colorId, materialId)[2])) expect(rank(nearest, colorId, materialId)[2]).toBe(true)
      }),
    )
  })

  test('a look is nearest to itself, up to its form', () => {
    for (const look of ALL_LOOKS) {
      expect(nearestLook(look.categoryId, look.colorId, look.materialId, 0)).toMatchObject({
        colorId: look.colorId,
        materialId: look.materialId,
      })
    }
  })

  test('a styled thing shows a form of its manner where there is one of its colour and material', () => {
    const [GARDEN, LAMP, GOLD, BRASS] = [3040, 3017, 22, 14]
    const [BAROQUE, SPACE_AGE] = [8, 25]
    const shown = (style: number | null) => new Set([0, 1, 2, 3].map((hint) => formName(nearestLook(LAMP, GOLD, BRASS, hint, style))))
    expect(shown(BAROQUE)).toEqual(new Set(['chandelier']))
    expect(shown(SPACE_AGE)).toEqual(new Set(['sputnik-chandelier']))
    expect(shown(null).size).toBe(2)
    expect(nearestLook(GARDEN, 2, 17, 0, SPACE_AGE)).toEqual(nearestLook(GARDEN, 2, 17, 0))
  })

  test('the hint chooses among equals, whatever its sign', () => {
    // A clear coffee table of porcelain: there are two clear ones, neither of them ceramic.
    const materials = new Set([0, 1, -1].map((hint) => nearestLook(3002, 15, 25, hint).materialId))
    expect(materials.size).toBe(2)
  })

  test('a category that is not of the second level is an error', () => {
    expect(() => nearestLook(145, 1, 1, 0)).toThrow(RangeError)
  })
})
