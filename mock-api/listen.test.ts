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
