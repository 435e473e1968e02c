import { expect, test } from 'vitest'
import { onceMore } from './retry-once.ts'
import { ShopDoorFull } from './upstream-client.ts'

/** A shop that does one thing after the other, and what it was sent. */
function shopThat(...steps: readonly (Response | Error)[]) {
  const bodies: string[] = []
  const left = [...steps]
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    bodies.push(await new Request(input, init).text())
    const step = left.shift()
    if (step instanceof Response) return step
    throw step ?? new Error('asked too often')
  }
  return {
    bodies,
    ask: (signal?: AbortSignal) => onceMore(fetch)('http://shop.test/', { method: 'POST', body: '{"a":1}', signal: signal ?? null }),
  }
}
const reset = new Error('Network connection lost.')

test('a connection that breaks is made anew, once, with the same body', async () => {
  const { ask, bodies } = shopThat(reset, new Response('good'))
  expect(await (await ask()).text()).toBe('good')
  expect(bodies).toEqual(['{"a":1}', '{"a":1}'])
})

test.each([
  ['twice broken', [reset, reset], 2, 'Network connection lost.'],
  ['no place', [new ShopDoorFull('page'), reset], 1, 'No place'],
] as const)('%s is a failure', async (_what, steps, asked, message) => {
  const { ask, bodies } = shopThat(...steps)
  await expect(ask()).rejects.toThrow(message)
  expect(bodies).toHaveLength(asked)
})

test('an error of the shop is an answer', async () => {
  const { ask, bodies } = shopThat(new Response(null, { status: 503 }))
  expect([(await ask()).status, bodies.length]).toEqual([503, 1])
})

test('who gave up is not asked for again', async () => {
  const leaving = new AbortController()
  let asked = 0
  const ask = onceMore(async () => {
    asked += 1
    leaving.abort()
    throw reset
  })
  await expect(ask('http://shop.test/', { signal: leaving.signal })).rejects.toThrow()
  expect(asked).toBe(1)
})
