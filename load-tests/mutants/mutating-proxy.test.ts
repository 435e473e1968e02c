import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { onLoopback } from '../edge-stack/pass-on.ts'
import { startMutatingProxy } from './mutating-proxy.ts'

test('1 of 3 is mutated, from the first that has what is broken: what has not leaves its turn to the next', async () => {
  const upstream = await onLoopback(createServer(({ url }, response) => response.end(url)))
  const proxy = await startMutatingProxy(upstream.origin, {
    on: /./,
    every: 3,
    response: (response) => ({ ...response, body: response.body.replace('card', 'broken') }),
  })
  const seen: string[] = []
  for (const path of ['/none', '/none', '/card', '/card', '/card', '/card', '/card']) {
    seen.push(await (await fetch(proxy.origin + path, { headers: { 'user-agent': 'patyna-load' } })).text())
  }
  expect(seen).toEqual(['/none', '/none', '/broken', '/card', '/card', '/broken', '/card'])
  await proxy.stop()
  await upstream.stop()
})
