import { expect, test } from 'vitest'
import { createMockApi } from './app.ts'
import { createTestWorld } from './test-world/test-world.ts'
import { fixedClock, NOON } from './test-world/time.ts'

// The routes' own tests pass a simple search; here the index itself stands behind them.
const { db } = createTestWorld()

async function find(body: object, now = NOON, query = '?per_page=100') {
  const app = createMockApi({ db, clock: fixedClock(now), validateResponses: true })
  const response = await app.request(`/shop/search/products${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  const { data } = await response.json()
  return { ...data, ids: data.items.map((item: { id: number }) => item.id) }
}

test('EXT-02: facets keep the contract and come only when asked for', async () => {
  const { facets, pagination } = await find({ facets: true })
  expect(facets.colors).toContainEqual({ id: 21, count: pagination.total - 1 })
  expect((await find({})).facets).toBeUndefined()
})

test('EXT-03: suggestions in the language', async () => {
  const app = createMockApi({ db, clock: fixedClock(NOON), validateResponses: true })
  const response = await app.request('/shop/search/suggest?q=thon', { headers: { langId: 'en' } })
  expect((await response.json()).data.items).toContainEqual({
    kind: 'manufacturer',
    id: 7,
    text: 'Thonet',
    photo: null,
    count: expect.any(Number),
  })
})
