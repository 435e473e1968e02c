import { expect, test, vi } from 'vitest'
import type { Look } from '../photos/looks.ts'
import { countRepeats, listedProducts } from './repeats.ts'

// As if everything were photographed that studio/angles.ts asks for.
vi.mock('../photos/photographs.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../photos/photographs.ts')>()
  const { photographedViews } = await import('../photos/studio/angles.ts')
  return {
    ...original,
    isPhotographed: () => true,
    photographKeys: (look: Look) => photographedViews(look).map((view) => original.photographKey(look, view)),
  }
})

const repeats = countRepeats(listedProducts())

test('with all photographs none leads two products on a page of the default catalogue', () => {
  expect(repeats.all.get(0)).toEqual(Array.from({ length: 20 }, () => 0))
})

test('nor on 75 of the 78 first pages of top-level categories', () => {
  const pages = [...repeats.top.values()].flat()
  expect(pages.length).toBe(78)
  expect(pages.filter((count) => count > 0).length).toBeLessThanOrEqual(3)
})
