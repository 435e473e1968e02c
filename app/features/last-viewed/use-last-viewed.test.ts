import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProductId } from '../../domain/ids.ts'
import { LAST_VISITED_KEY } from '../../domain/product/last-visited.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { visit } from './use-last-viewed.client.ts'

const answer = Promise.withResolvers<Response>()
const asked: { path: string; signal: AbortSignal }[] = []

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('document', { getElementById: () => null, cookie: '', documentElement: { lang: 'pl' } })
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ path, signal })
    return answer.promise
  })
})
afterEach(() => vi.unstubAllGlobals())

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
