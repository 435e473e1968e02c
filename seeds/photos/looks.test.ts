import { describe, expect, test } from 'vitest'
import { FORMS } from './forms/forms.ts'
import { ALL_LOOKS, CATEGORY_LOOKS, PHOTO_VIEWS, formName, lookKey, photoRows, viewsOf } from './looks.ts'

const SECOND_LEVEL_CATEGORIES = 117

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
