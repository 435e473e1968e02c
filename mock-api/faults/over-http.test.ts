// The faults of which in process there is only a shadow: on a real socket.
import { request } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen, type Listener } from '../listen.ts'
import { createTestWorld } from '../test-world/test-world.ts'

let listener: Listener
let stopping: AbortController
beforeEach(async () => {
  stopping = new AbortController()
  listener = await listen({ host: '127.0.0.1', port: 0 })
  listener.serve(createTestWorld({ stopping: stopping.signal }).app.fetch)
})
afterEach(async () => {
  stopping.abort()
  await listener.close()
})

interface Met {
  status?: number | undefined
  contentLength?: string | undefined
  body: string
  error?: string | undefined
}

/** What a caller meets who waits so long, and after a byte so long for the next one: a busy server may be late with the first. */
function meet(fault: string, patienceMs = 2000, quietMs = patienceMs): Promise<Met> {
  return new Promise((resolve) => {
    const met: Met = { body: '' }
    const sent = request(`${listener.origin}/shop/banners`, { headers: { 'x-mock-fault': `banners:${fault}` } }, (response) => {
      met.status = response.statusCode
      met.contentLength = response.headers['content-length']
      response.on('data', (chunk: Buffer) => {
        met.body += chunk.toString()
        clearTimeout(timer)
        timer = setTimeout(giveUp, quietMs)
      })
      response.once('error', (error: NodeJS.ErrnoException) => (met.error ??= error.code))
      response.once('close', () => resolve(met))
    })
    sent.once('error', (error: NodeJS.ErrnoException) => {
      met.error ??= error.code
      resolve(met)
    })
    const giveUp = () => {
      met.error = 'GAVE_UP'
      sent.destroy()
    }
    let timer = setTimeout(giveUp, patienceMs)
    sent.once('close', () => clearTimeout(timer))
    sent.end()
  })
}

test.each(['reset', 'response-lost'])('%s: the connection is reset before a byte', async (fault) => {
  expect(await meet(fault)).toEqual({ body: '', error: 'ECONNRESET' })
})

test('truncated: half of what the head promised', async () => {
  const whole = await (await fetch(`${listener.origin}/shop/banners`)).text()
  const met = await meet('truncated')
  expect(met).toMatchObject({ status: 200, contentLength: String(Buffer.byteLength(whole)), error: 'ECONNRESET' })
  expect(Buffer.byteLength(met.body)).toBe(Math.ceil(Buffer.byteLength(whole) / 2))
  expect(whole.startsWith(met.body.slice(0, 20))).toBe(true)
})

test('hang: not even a head', async () => {
  expect(await meet('hang', 200)).toEqual({ body: '', error: 'GAVE_UP' })
})

test('hang-body: the head and half, then nothing', async () => {
  const met = await meet('hang-body', 10_000, 300)
  expect(met).toMatchObject({ status: 200, error: 'GAVE_UP' })
  expect(met.body.length).toBeGreaterThan(0)
})

test('header-bomb: more than a client takes', async () => {
  expect((await meet('header-bomb')).error).toBe('HPE_HEADER_OVERFLOW')
})

test('huge: so many bytes', async () => {
  expect((await meet('huge:1')).body.length).toBeGreaterThan(1024 * 1024)
})

test('when the server stops, what hangs ends', async () => {
  const startedAt = performance.now()
  setTimeout(() => stopping.abort(), 50)
  const met = await Promise.all([meet('hang', 5000), meet('hang-body', 5000)])
  expect(met.map(({ error }) => error)).toEqual(['ECONNRESET', 'ECONNRESET'])
  expect(performance.now() - startedAt).toBeLessThan(2000)
})
