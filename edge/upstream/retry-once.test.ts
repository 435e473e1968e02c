import { expect, test } from 'vitest'
import type { ShopFetch } from '#app/shop-api/shop-fetch.ts'
import { retryOnce } from './retry-once.ts'
import { UpstreamBusy } from './upstream-client.ts'

/** A shop API that takes one step for each call, and the bodies that it got. */
function shopThat(...steps: readonly (Response | Error)[]) {
  const bodies: string[] = []
  const left = [...steps]
  const fetch: ShopFetch = async (url, init) => {
    bodies.push(await new Request(url, init).text())
    const step = left.shift()
    if (step instanceof Response) return step
    throw step ?? new Error('called too often')
  }
  return {
    bodies,
    call: () => retryOnce(fetch)('http://shop.test/', { method: 'POST', headers: {}, body: '{"a":1}' }),
  }
}
const reset = new Error('Network connection lost.')

test('a connection that breaks is retried once, with the same body', async () => {
  const { call, bodies } = shopThat(reset, new Response('good'))
  expect(await (await call()).text()).toBe('good')
  expect(bodies).toEqual(['{"a":1}', '{"a":1}'])
})

test.each([
  ['twice broken', [reset, reset], 2, 'Network connection lost.'],
  ['no permit', [new UpstreamBusy('page'), reset], 1, 'No permit'],
] as const)('%s is a failure', async (_what, steps, calls, message) => {
  const { call, bodies } = shopThat(...steps)
  await expect(call()).rejects.toThrow(message)
  expect(bodies).toHaveLength(calls)
})

test('an error status is a response', async () => {
  const { call, bodies } = shopThat(new Response(null, { status: 503 }))
  expect([(await call()).status, bodies.length]).toEqual([503, 1])
})

test('an aborted call is not retried', async () => {
  const controller = new AbortController()
  let calls = 0
  const call = retryOnce(async () => {
    calls += 1
    controller.abort()
    throw reset
  })
  await expect(call('http://shop.test/', { headers: {}, signal: controller.signal })).rejects.toThrow()
  expect(calls).toBe(1)
})
