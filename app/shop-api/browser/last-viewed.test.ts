import { expect, test, vi } from 'vitest'
import type { ProductId } from '../../domain/ids.ts'
import { NEWEST_ASKED } from '../../domain/search/saved-searches.ts'
import { readLastViewed } from './last-viewed.ts'
import { testDocument } from '../../testing/test-document.ts'

test.each([
  [1, '8'],
  // What a saved search has seen: of two that were cut off nobody would know whether they are sold.
  [NEWEST_ASKED, String(NEWEST_ASKED)],
])('of %i products all are asked for, eight a page at least', async (count, perPage) => {
  const asked: string[] = []
  vi.stubGlobal('document', testDocument({ cookie: '' }))
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ data: { items: [] } })
  })
  const ids = Array.from({ length: count }, (_, at) => (at + 1) as ProductId)
  await readLastViewed(ids, new AbortController().signal)
  expect(new URLSearchParams(asked[0]?.split('?')[1]).get('per_page')).toBe(perPage)
})
