import { createServer } from 'node:http'
import { connect } from 'node:http2'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#edge/dev/local/free-port.ts'
import type { LoadStack } from '../run/load-stack.ts'
import { withTlsFront } from './with-tls-front.ts'

const edge = createServer((request, response) => {
  const { method, url, headers } = request
  if (url === '/broken') return void request.socket.destroy()
  void text(request).then((body) => {
    response.setHeader('set-cookie', ['a=1', 'b=2'])
    return response.writeHead(url === '/gone' ? 404 : 200, { 'x-heard': `${method} ${url} ${headers.host} ${headers.cookie}` }).end(body)
  })
})
let stopped = 0
let stack: LoadStack

beforeAll(async () => {
  const port = await freePort()
  await new Promise<void>((resolve) => {
    edge.listen(port, '127.0.0.1', resolve)
  })
  const mine = { hasControl: true, mockOrigin: '', edgeOrigin: `http://127.0.0.1:${port}`, purgeSecret: '', pids: { edge: 1 } }
  stack = await withTlsFront({ ...mine, stop: () => Promise.resolve(void stopped++) }, await freePort())
})

afterAll(() => edge.close())

/** One request over HTTP/2; the server's certificate is not checked. */
async function send(headers: Record<string, string>, body = '') {
  const session = connect(stack.visitedOrigin ?? '', { rejectUnauthorized: false })
  try {
    const stream = session.request({ ':method': 'POST', ...headers })
    const response = new Promise<Record<string, unknown>>((resolve) => {
      stream.once('response', resolve)
    })
    stream.end(body)
    return { protocol: session.alpnProtocol ?? '', body: await text(stream), headers: await response }
  } finally {
    await new Promise<void>((resolve) => session.close(resolve))
  }
}

test('passes method, address, cookies and body on, and the answer back', async () => {
  const { body, headers } = await send({ ':path': '/shop?a=1', cookie: 'guest=7' }, 'a body')
  const { host } = new URL(stack.visitedOrigin ?? '')
  expect(headers).toMatchObject({ ':status': 200, 'x-heard': `POST /shop?a=1 ${host} guest=7`, 'set-cookie': ['a=1', 'b=2'] })
  expect(headers).not.toHaveProperty('transfer-encoding')
  expect(body).toBe('a body')
})

test('a status of the edge is the status of the visit', async () => {
  expect((await send({ ':path': '/gone' })).headers).toMatchObject({ ':status': 404 })
})

test('an edge that breaks off is a bad gateway, and the front goes on', async () => {
  expect((await send({ ':path': '/broken' })).headers).toMatchObject({ ':status': 502 })
  expect((await send({ ':path': '/' })).headers).toMatchObject({ ':status': 200 })
})

test('visitors come through it, the runner does not; it ends with its stack', async () => {
  expect(stack.visitedOrigin).toMatch(/^https:/)
  expect(stack.pids).toMatchObject({ edge: 1, front: expect.any(Number) })
  await stack.stop()
  expect(stopped).toBe(1)
  await expect(fetch(stack.visitedOrigin ?? '')).rejects.toThrow()
})

test('a stack without an edge is stopped and refused', async () => {
  const alone = {
    hasControl: true,
    mockOrigin: '',
    edgeOrigin: null,
    purgeSecret: '',
    pids: {},
    stop: () => Promise.resolve(void stopped++),
  }
  await expect(withTlsFront(alone, 1)).rejects.toThrow('--tls')
  expect(stopped).toBe(2)
})
