import { request } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen, type Listener } from './listen.ts'
import { createTestWorld } from './test-world/test-world.ts'

let listener: Listener
beforeEach(async () => {
  listener = await listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => listener.close())

test('until there is something to serve the answer is 503', async () => {
  const response = await fetch(`${listener.origin}/healthz`)
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ error: { code: 'STARTING' } })
})

test('a port has a world, for clients that can send no header: a header or a cookie names another', async () => {
  const ofWorld = await listen({ host: '127.0.0.1', port: 0, world: 'cart-3' })
  const { fetch: serve } = createTestWorld().app
  for (const each of [listener, ofWorld]) each.serve(serve)
  const worldAt = async ({ origin }: Listener, headers = {}) =>
    (await (await fetch(`${origin}/__mock/clock`, { headers })).json()).data.world
  expect(await worldAt(listener)).toBe('main')
  expect(await worldAt(ofWorld)).toBe('cart-3')
  expect(await worldAt(ofWorld, { cookie: 'a=b; mock-world=c' })).toBe('c')
  expect(await worldAt(ofWorld, { cookie: 'mock-world=c', 'x-mock-world': 'h' })).toBe('h')
  await fetch(`${ofWorld.origin}/__mock/clock/freeze`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"at":"2030-01-01T00:00"}',
  })
  const instantAt = async ({ origin }: Listener, headers = {}) =>
    (await fetch(`${origin}/shop/banners`, { headers })).headers.get('x-mock-now')?.slice(0, 4)
  expect([await instantAt(ofWorld), await instantAt(listener)]).toEqual(['2029', '2022'])
  expect(await instantAt(listener, { cookie: 'mock-world=cart-3' })).toBe('2029')
  const { entries } = (await (await fetch(`${ofWorld.origin}/__mock/journal`)).json()).data
  expect(entries.map(({ path }: { path: string }) => path)).toEqual(['/shop/banners', '/shop/banners'])
  await ofWorld.close()
})

// fetch() does not send it, so only a real socket can show it.
test('TRACE is 405', async () => {
  listener.serve(createTestWorld().app.fetch)
  const status = await new Promise((resolve, reject) => {
    request(`${listener.origin}/shop/banners`, { method: 'TRACE' }, (response) => resolve(response.resume().statusCode))
      .once('error', reject)
      .end()
  })
  expect(status).toBe(405)
})

test('a taken port is said in a sentence', async () => {
  const port = Number(new URL(listener.origin).port)
  await expect(listen({ host: '127.0.0.1', port })).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken`)
})
