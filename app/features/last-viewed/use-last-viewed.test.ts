import { beforeEach, expect, test, vi } from 'vitest'
import type { ProductId } from '../../domain/ids.ts'
import { LAST_VISITED_KEY } from '../../domain/product/last-visited.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { useLastViewed, visit } from './use-last-viewed.client.ts'
import { testDocument } from '../../testing/test-document.ts'

const answer = Promise.withResolvers<Response>()
const asked: { path: string; signal: AbortSignal }[] = []

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('document', testDocument({ cookie: '' }))
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ path, signal })
    return answer.promise
  })
})

test('PRD-69: eight are asked for; who leaves before the answer is shown nothing of it', async () => {
  localStorage.setItem(LAST_VISITED_KEY, '[1,2]')
  const show = vi.fn()
  const leave = visit(2 as ProductId, show)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.path).toBe('/shop/product/viewed/last?productsIds=1&per_page=8')
  leave()
  expect(asked[0]?.signal.aborted).toBe(true)
  answer.resolve(Response.json({ data: { items: [{ id: 1 }] } }))
  await new Promise((resolve) => setTimeout(resolve))
  expect(show).not.toHaveBeenCalled()
})

test.each([
  ['a product: it stays', 3, '[3]'],
  ['no product: nothing stays', null, null],
])('EXT-27: what was viewed is forgotten on a page of %s', async (_where, current, left) => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { items: [{ id: 1 }] } }))
  localStorage.setItem(LAST_VISITED_KEY, '[1,2]')
  const island = runIsland(() => useLastViewed(current as ProductId | null))
  expect(localStorage.getItem(LAST_VISITED_KEY)).toBe(current === null ? '[1,2]' : '[3,1,2]')
  await vi.waitFor(() => expect(island.current.items).toHaveLength(1))
  island.current.clear()
  expect(island.current).toMatchObject({ items: [], isCleared: true })
  expect(localStorage.getItem(LAST_VISITED_KEY)).toBe(left)
})

test('PRD-69: who comes to another product has visited it, too; who has viewed nothing else asks nothing', async () => {
  const fetch = vi.fn(async () => Response.json({ data: { items: [] } }))
  vi.stubGlobal('fetch', fetch)
  let current = 3 as ProductId
  const island = runIsland(() => useLastViewed(current))
  expect(fetch).not.toHaveBeenCalled()
  current = 4 as ProductId
  island.again()
  expect(localStorage.getItem(LAST_VISITED_KEY)).toBe('[4,3]')
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
})
