import { expect, test, vi } from 'vitest'
import { createTestWorld } from '../test-world/test-world.ts'

const world = createTestWorld()
const SEARCH = '/shop/search/products'
const BANNERS = '/shop/banners'
const MAX_BODY_BYTES = 32_768

async function refusal(response: Response) {
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const body = await response.json()
  expect(body).toEqual({ error: expect.objectContaining({ code: expect.any(String), message: expect.any(String) }) })
  return { status: response.status, code: body.error.code, fields: body.error.fields }
}

test.each<Record<string, string>>([
  {},
  { guestId: '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f', langId: 'es', shippingTo: 'es', authorization: 'Bearer x', cookie: 'a=b' },
  { shippingTo: 'PL' },
])('the headers %j are taken', async (headers) => {
  expect(await world.statusOf(BANNERS, { headers })).toBe(200)
})

test.each<[Record<string, string>, string]>([
  [{ guestId: 'x' }, 'guestid'],
  [{ guestId: '' }, 'guestid'],
  [{ guestId: '0b7f6a527a8e4a539a0d0f5a3c1d2e3f' }, 'guestid'],
  [{ langId: 'de' }, 'langid'],
  [{ langId: 'PL' }, 'langid'],
  [{ shippingTo: 'pol' }, 'shippingto'],
  [{ shippingTo: '<>' }, 'shippingto'],
])('GAP-103: the headers %j are malformed', async (headers, field) => {
  expect(await refusal(await world.send(BANNERS, { headers }))).toEqual({
    status: 400,
    code: 'MALFORMED',
    fields: { [field]: 'incorrectValueErrorMessage' },
  })
})

const padded = (bytes: number) => `{}${' '.repeat(bytes - 2)}`

test.each([
  ['none', undefined],
  ['text', 'text/plain'],
  ['a form', 'application/x-www-form-urlencoded'],
  ['XML', 'application/xml'],
  ['what only begins like JSON', 'application/jsonp'],
])('the content type %s is 415', async (_name, type) => {
  const body = new TextEncoder().encode('{}')
  const response = await world.app.request(SEARCH, { method: 'POST', body, headers: type === undefined ? {} : { 'content-type': type } })
  expect(await refusal(response)).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
})

test('a POST without body and content type is 415, not an empty search', async () => {
  expect(await refusal(await world.app.request(SEARCH, { method: 'POST' }))).toMatchObject({ status: 415 })
})

test('of unknown fields at most twenty are told, and none with a strange name', async () => {
  const body = Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`field${at}`, 1]))
  const { fields } = await refusal(await world.send(SEARCH, { body: { '<b>': 1, ...body } }))
  expect(Object.keys(fields)).toHaveLength(20)
  expect(fields).not.toHaveProperty('<b>')
  expect(await refusal(await world.send(SEARCH, { body: '{"__proto__":1}' }))).toEqual({
    status: 422,
    code: 'INVALID',
    fields: undefined,
  })
})

test('a charset behind the content type is fine', async () => {
  expect(await world.statusOf(SEARCH, { body: {}, headers: { 'content-type': 'application/json; charset=utf-8' } })).toBe(200)
})

test.each(['', '{', '{"a":}', "{'a':1}", 'undefined'])('the JSON "%s" is malformed', async (body) => {
  expect(await refusal(await world.send(SEARCH, { body }))).toMatchObject({ status: 400, code: 'MALFORMED' })
})

test('a body above 32 KB is 413, one of 32 KB is read', async () => {
  expect(await refusal(await world.send(SEARCH, { body: padded(MAX_BODY_BYTES + 1) }))).toMatchObject({
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
  })
  expect(await world.statusOf(SEARCH, { body: padded(MAX_BODY_BYTES) })).toBe(200)
})

test('a body of unknown length is cut off at 32 KB too', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(MAX_BODY_BYTES).fill(0x20))
      controller.enqueue(new TextEncoder().encode('{}'))
      controller.close()
    },
  })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' }
  expect(await refusal(await world.app.request(new Request(`http://shop${SEARCH}`, init)))).toMatchObject({ status: 413 })
})

test.each([
  ['GET', SEARCH, 'POST, OPTIONS'],
  ['DELETE', '/shop/product/details/1', 'GET, HEAD, OPTIONS'],
  ['PUT', BANNERS, 'GET, HEAD, OPTIONS'],
  ['POST', '/photos/x', 'GET, HEAD, OPTIONS'],
  ['POST', '/openapi.json', 'GET, HEAD, OPTIONS'],
])('%s %s is 405 with Allow: %s', async (method, path, allow) => {
  const response = await world.app.request(path, { method })
  expect(response.headers.get('allow')).toBe(allow)
  expect(await refusal(response)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
})

test('OPTIONS tells what is allowed', async () => {
  const response = await world.app.request(SEARCH, { method: 'OPTIONS' })
  expect(response.status).toBe(204)
  expect(response.headers.get('allow')).toBe('POST, OPTIONS')
})

test('HEAD answers like GET, without a body', async () => {
  const response = await world.app.request(BANNERS, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

test.each([
  '/',
  '/shop',
  '/shop/',
  '/shop/nothing',
  '/shop/product/details/',
  '/shop/banners/',
  '/photos/',
  '/SHOP/banners',
  '/%00',
  '/shop/%E0%A4%A',
])('%s is 404, also as POST', async (path) => {
  expect(await refusal(await world.send(path))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await refusal(await world.send(path, { body: {} }))).toMatchObject({ status: 404 })
})

test('a failure is a 500 without its message or stack, told in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const search = {
    search: () => {
      throw new Error('secret detail')
    },
    suggest: () => ({ items: [], total: 0 }),
  }
  const response = await createTestWorld({ search }).send(SEARCH, { body: {} })
  const text = await response.clone().text()
  expect(await refusal(response)).toMatchObject({ status: 500, code: 'INTERNAL' })
  expect(text).not.toMatch(/secret|at /)
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('a latency holds answers of the shop back, and no others', async () => {
  const slow = createTestWorld({ latencyMs: 60 })
  const timeOf = async (path: string) => {
    const start = performance.now()
    await slow.send(path)
    return performance.now() - start
  }
  expect(await timeOf(BANNERS)).toBeGreaterThanOrEqual(58)
  expect(await timeOf('/healthz')).toBeLessThan(50)
})
