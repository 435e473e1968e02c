import { expect, test } from 'vitest'
import { CACHE_POLICIES } from '#edge/store/cache-policies.ts'
import type { PrivatePageInput } from './page.ts'
import { type PageRow, PAGES } from './pages.ts'

test('every page names a lifetime of the table', () => {
  const known = Object.keys(CACHE_POLICIES)
  expect(Object.values(PAGES).filter(({ cache }) => !known.includes(cache))).toEqual([])
})

test('a page that asks for a session fits a private row alone', () => {
  const load = async () => (_input: PrivatePageInput<object>) => null
  const fits: PageRow<object> = { cache: 'private', load }
  // @ts-expect-error -- a page in the shared cache has no session to read
  const leaks: PageRow<object> = { cache: 'content', load }
  expect([fits.cache, leaks.cache]).toEqual(['private', 'content'])
})
