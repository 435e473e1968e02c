import { beforeEach, expect, test } from 'vitest'
import { type CallPriority, CONCURRENCY_LIMIT } from './call-priorities.ts'
import { createUpstreamClient, UpstreamBusy } from './upstream-client.ts'
import { createEndpointBackOff } from './endpoint-back-off.ts'

let time: number
let responses: PromiseWithResolvers<Response>[]
beforeEach(() => {
  time = Date.UTC(2026, 10, 1)
  responses = []
})

const slowShop = async () => {
  const response = Promise.withResolvers<Response>()
  responses.push(response)
  return response.promise
}
const newClient = () => {
  const client = createUpstreamClient(() => time)
  const call = (priority: CallPriority) => client.fetchFor({ priority }, slowShop)('http://shop.test/', { headers: {} })
  return { client, call }
}

test('a shop API that hangs: refreshes are shed first, then prefetches, then pages; visitors’ actions get the last permits', async () => {
  const { client, call } = newClient()
  const priorities = ['refresh', 'prefetch', 'page', 'visitor'] as const
  const counts = await Promise.all(
    priorities.map(async (priority) => {
      const before = responses.length
      const calls = Array.from({ length: CONCURRENCY_LIMIT }, () => call(priority))
      const refused = calls.slice(responses.length - before)
      for (const each of refused) await expect(each).rejects.toThrow(UpstreamBusy)
      return responses.length
    }),
  )
  expect(counts.at(-1)).toBe(CONCURRENCY_LIMIT)
  expect(client.underWay()).toBe(CONCURRENCY_LIMIT)
})

test('a response, or a broken connection, frees the permit', async () => {
  const { client, call } = newClient()
  const calls = [call('visitor'), call('visitor')]
  expect(client.underWay()).toBe(2)
  responses[0]?.resolve(new Response())
  responses[1]?.reject(new Error('reset'))
  expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(client.underWay()).toBe(0)
})

test('10,000 calls whose callers were lost hold no permit for longer than 6 s, and the map stays bounded', async () => {
  const { client, call } = newClient()
  for (let count = 0; count < 10_000; count++) void call('visitor').catch(() => undefined)
  expect(client.underWay()).toBe(CONCURRENCY_LIMIT)
  time += 5999
  await expect(call('visitor')).rejects.toThrow(UpstreamBusy)
  time += 1
  void call('refresh')
  expect(client.underWay()).toBe(1)
})

test.each([
  ['as long as Retry-After says', 20, 20],
  ['for a minute at most', 3600, 60],
  ['for 5 s without Retry-After', null, 5],
])('an endpoint that responds 429 gets no calls %s', (_rule, retryAfter, seconds) => {
  const backOff = createEndpointBackOff(10, () => time)
  backOff.start('/shop/search/products', retryAfter)
  time += seconds * 1000 - 1
  expect([backOff.remainingSeconds('/shop/search/products'), backOff.remainingSeconds('/shop/banners')]).toEqual([1, null])
  time += 1
  expect(backOff.remainingSeconds('/shop/search/products')).toBeNull()
})

test('100,000 endpoints leave as many as are allowed, the newest', () => {
  const backOff = createEndpointBackOff(50, () => time)
  for (let id = 0; id < 100_000; id++) backOff.start(String(id), 9)
  expect([backOff.size(), backOff.remainingSeconds('99999'), backOff.remainingSeconds('0')]).toEqual([50, 9, null])
})
