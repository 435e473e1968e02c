import { expect, test, vi } from 'vitest'
import { fetchText } from './fetch-text.ts'
import { parseResponse } from './parse-response.ts'

type Signal = AbortSignal | null | undefined
const BUDGETS = { firstByteMs: 40, bodyMs: 40, maxBytes: 100 }

/** A shop API that honours the abort signal as fetch does. */
const shop = async (respond: (signal: Signal) => Promise<Response>, headers: Record<string, string> = {}) => {
  const request = { url: 'http://shop.test', init: { headers } }
  const { status, text, etag } = await fetchText({
    call: 'test',
    request,
    fetch: async (_url, init) => respond(init.signal),
    budgets: BUDGETS,
  })
  return status === 200 ? parseResponse('test', text) : { status, etag, text }
}

const aborted = (signal: Signal) => new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

test('a response within the budgets is read', async () => {
  await expect(shop(async () => Response.json({ data: 1 }))).resolves.toEqual({ data: 1 })
})

/** A response with a body that never ends. */
const endless =
  (headers = {}) =>
  async (signal: Signal) => {
    const start = (controller: ReadableStreamDefaultController) => signal?.addEventListener('abort', () => controller.error(signal.reason))
    return new Response(new ReadableStream({ start }), { headers })
  }

test.each([
  ['no first byte in time', aborted],
  ['a body that never ends', endless()],
  ['a body with Content-Length that never ends', endless({ 'content-length': '50' })],
])('%s is a timeout', async (_what, respond) => {
  await expect(shop(respond)).rejects.toMatchObject({ failure: 'timeout' })
})

test('a caller with less time left than the budget shortens it, and with no time left no request is sent', async () => {
  let requests = 0
  const within = (...left: number[]) =>
    fetchText({
      call: 'test',
      request: { url: 'http://shop.test', init: { headers: {} } },
      fetch: async (_url, init) => {
        requests++
        return aborted(init.signal)
      },
      // Longer than a test may take.
      budgets: { firstByteMs: 600_000, bodyMs: 600_000, maxBytes: 100 },
      leftMs: () => left.shift() ?? 0,
    })
  await expect(within(40, 40)).rejects.toMatchObject({ failure: 'timeout' })
  expect(requests).toBe(1)
  await expect(within(0)).rejects.toMatchObject({ failure: 'timeout' })
  expect(requests).toBe(1)
})

test('bytes are counted while streaming', async () => {
  let sent = 0
  const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array((sent += 50) && 50)) })
  await expect(shop(async () => new Response(body))).rejects.toMatchObject({ failure: 'too-large' })
  expect(sent).toBeLessThan(500)
})

/** A response with a Content-Length whose body counts the bytes read from it. */
function withContentLength(length: string, { body = '"'.padEnd(50, 'x'), headers = {} } = {}) {
  let taken = 0
  const pull = (controller: ReadableStreamDefaultController) => {
    if (++taken > 9) controller.close()
    else controller.enqueue(new TextEncoder().encode(body))
  }
  const response = new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), { headers: { 'content-length': length, ...headers } })
  return { response, taken: () => taken, whole: vi.spyOn(response, 'text') }
}

test('a body with Content-Length is read in one step', async () => {
  const { response, whole } = withContentLength('90', { body: '1234567890' })
  await expect(shop(async () => response)).resolves.toBe(Number('1234567890'.repeat(9)))
  expect(whole).toHaveBeenCalledOnce()
})

test('a body whose Content-Length exceeds the limit is not read', async () => {
  const { response, taken } = withContentLength('101')
  await expect(shop(async () => response)).rejects.toMatchObject({ failure: 'too-large' })
  expect(taken()).toBe(0)
})

test('a body longer than its Content-Length is refused', async () => {
  await expect(shop(async () => withContentLength('99').response)).rejects.toMatchObject({ failure: 'too-large' })
})

test.each([
  ['a compressed body, whose length is not that of its text,', '99', { 'content-encoding': 'gzip' }],
  ['a length that is no number', '0x10', {}],
  ['two lengths', '99, 99', {}],
])('%s: the bytes are counted while streaming', async (_what, length, headers) => {
  const { response, taken, whole } = withContentLength(length, { headers })
  await expect(shop(async () => response)).rejects.toMatchObject({ failure: 'too-large' })
  expect(whole).not.toHaveBeenCalled()
  expect(taken()).toBeLessThan(5)
})

test('a lone surrogate becomes U+FFFD, alike in HTML and Flight; a surrogate pair stays', async () => {
  const text = String.raw`{"half":"\ud83d!","whole":"\ud83d\ude00","among":["\uDE00"]}`
  await expect(shop(async () => new Response(text))).resolves.toEqual({ half: '\ufffd!', whole: '😀', among: ['\ufffd'] })
})

test('EXT-55: 404, and 501 of a shop API without the call, is a response where it is the contract’s error, else a failure', async () => {
  for (const status of [404, 501]) {
    const denied = async () => Response.json({ error: { code: 'NOT_FOUND', message: '' } }, { status })
    await expect(shop(denied)).resolves.toEqual({ status: 404, etag: null, text: '' })
    for (const body of ['404 page not found', '<h1>404</h1>', '{"message":"no Route matched"}', '{"error":"Not Found"}', '[]', 'null', ''])
      await expect(
        shop(async () => new Response(body, { status })),
        body,
      ).rejects.toMatchObject({ failure: 'status' })
  }
})

test('304 is one where the request named an ETag', async () => {
  const unchanged = async () => new Response(null, { status: 304, headers: { etag: '"a"' } })
  await expect(shop(unchanged, { 'if-none-match': '"a"' })).resolves.toEqual({ status: 304, etag: '"a"', text: '' })
  await expect(shop(unchanged)).rejects.toMatchObject({ failure: 'status' })
})
