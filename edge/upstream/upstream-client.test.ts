import { beforeEach, expect, test } from 'vitest'
import { CALL_PRIORITIES, type CallPriority, CONCURRENCY_LIMIT } from './call-priorities.ts'
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
  const call = (priority: CallPriority, network = '') => client.call({ priority, network }, slowShop)
  return { client, call }
}

test('a shop API that hangs: refreshes are shed first, then strangers and prefetches, then pages; buyers get the last permits', async () => {
  const { client, call } = newClient()
  const priorities = (Object.keys(CALL_PRIORITIES) as CallPriority[]).toReversed()
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

test('EXT-63: what one network takes without end leaves another one its calls, and comes back when they have ended', async () => {
  const { client, call } = newClient()
  const flood = () => Array.from({ length: 1000 }, () => call('buyer', 'hostile').catch(() => null))
  const taken = flood()
  expect(client.underWay()).toBe(CONCURRENCY_LIMIT / 2)
  const buyer = Array.from({ length: 20 }, () => call('buyer', 'of a buyer'))
  for (const response of responses) response.resolve(new Response())
  expect((await Promise.allSettled(buyer)).map(({ status }) => status)).not.toContain('rejected')
  await Promise.all(taken)
  responses = []
  void flood()
  expect(client.underWay()).toBe(CONCURRENCY_LIMIT / 2)
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
  for (let count = 0; count < 10_000; count++) void call('buyer').catch(() => undefined)
  expect(client.underWay()).toBe(CONCURRENCY_LIMIT)
  time += 5999
  await expect(call('buyer')).rejects.toThrow(UpstreamBusy)
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
