import { expect, test } from 'vitest'
import type { CategoryId } from '../ids.ts'
import { kindOf } from './kind.ts'

const named = (id: number) => ({ id: id as CategoryId, name: `K${id}`, slug: '' })

test('EXT-25: the kind is the deepest category of the first chain, as in the breadcrumbs (GAP-17)', () => {
  expect(kindOf({ categoriesWithHierarchy: [[named(145), named(3001)], [named(147)]] })?.id).toBe(3001)
  expect(kindOf({ categoriesWithHierarchy: [[named(145)]] })?.id).toBe(145)
  expect(kindOf({ categoriesWithHierarchy: [] })).toBeNull()
})
