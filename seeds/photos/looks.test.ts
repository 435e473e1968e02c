import { describe, expect, test } from 'vitest'
import { FORMS } from './forms.ts'
import { ALL_LOOKS, CATEGORY_LOOKS, formName, lookKey } from './looks.ts'

const SECOND_LEVEL_CATEGORIES = 117

describe('looks', () => {
  test('REF-27: every second-level category, in the order of the tree, has at least four looks', () => {
    expect(CATEGORY_LOOKS.map(({ id }) => id)).toEqual(Array.from({ length: SECOND_LEVEL_CATEGORIES }, (_, i) => 3001 + i))
    const poor = CATEGORY_LOOKS.filter(({ id }) => ALL_LOOKS.filter((look) => look.categoryId === id).length < 4)
    expect(poor.map(({ slug }) => slug)).toEqual([])
  })

  test('every look has a form, and every form a look', () => {
    expect(new Set(ALL_LOOKS.map(formName))).toEqual(new Set(Object.keys(FORMS)))
  })

  test('no two looks of a category are the same', () => {
    expect(new Set(ALL_LOOKS.map((look) => Object.values(look).join())).size).toBe(ALL_LOOKS.length)
  })

  test('keys are unique and made of a-z, 0-9 and hyphens', () => {
    const keys = ALL_LOOKS.map(lookKey)
    expect(keys.filter((key) => !/^[a-z0-9-]+$/.test(key))).toEqual([])
    expect(new Set(keys).size).toBe(keys.length)
  })
})
