import { beforeEach, expect, test, vi } from 'vitest'
import { flightInHtml } from './flight-in-html.ts'
import { readCoalesced } from './coalesce-chunks.ts'
import { feedFlight } from './flight-feed.ts'
import { FLIGHT_GLOBAL } from './payload.ts'

const encoder = new TextEncoder()
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Longer than any stream here takes, by a clock that no load of the machine disturbs. */
const LONGEST_MS = 5000
beforeEach(() => {
  vi.useFakeTimers()
})

/** A stream of texts, each so many ms after the one before. */
function streamOf(texts: readonly string[], ms: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      for (const text of texts) {
        await pause(ms)
        controller.enqueue(encoder.encode(text))
      }
      controller.close()
    },
  })
}

/** The page as one text, with each Flight script in square brackets, and what a browser would read from those scripts. */
async function pageOf(html: ReadableStream<Uint8Array>, flight: ReadableStream<Uint8Array>) {
  const response = new Response(flightInHtml({ html, flight: feedFlight(flight), nonce: 'n', appended: null })).text()
  await vi.advanceTimersByTimeAsync(LONGEST_MS)
  const text = await response
  const script = /<script nonce="n">(.*?)<\/script>/g
  const window: Record<string, unknown[]> = { [FLIGHT_GLOBAL]: [] }
  for (const [, code = ''] of text.matchAll(script)) new Function('self', code)(window)
  return { text: text.replaceAll(script, '[]'), read: window[FLIGHT_GLOBAL] }
}

test('Flight follows the HTML that is rendered from it; its end and the closing tags come last', async () => {
  const html = streamOf(['<p>shell</p>', '<p>items</p></body></html>'], 200)
  const { text, read } = await pageOf(html, streamOf(['shell', 'items'], 180))
  expect(text).toBe('<p>shell</p>[]<p>items</p>[][]</body></html>')
  expect(read?.at(-1)).toBeNull()
  expect(read?.slice(0, -1).join('')).toBe('shellitems')
})

test('closing tags in two chunks of one task still come last', async () => {
  const html = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of ['<p>ż</p></bo', 'dy></html>']) controller.enqueue(encoder.encode(text))
      controller.close()
    },
  })
  const { text } = await pageOf(html, streamOf(['all'], 1))
  expect(text).toBe('<p>ż</p>[][]</body></html>')
})

test('Flight does not wait for slow HTML', async () => {
  const { text } = await pageOf(streamOf(['<p>shell</p>', '<p>items</p>'], 150), streamOf(['shell'], 10))
  expect(text).toBe('<p>shell</p>[]<p>items</p>[]</body></html>')
})

test.each(['it\'s "quoted" \\ and \\" both', '</script><script>alert(1)</script>', 'line\nline\u2028line\u2029', '$&$1', 'żółć 💺'])(
  'a browser reads what was written: %j',
  async (flight) => {
    const { read } = await pageOf(streamOf(['<p></p>'], 1), streamOf([flight], 1))
    expect(read).toEqual([flight, null])
  },
)

test('chunks of successive turns are joined, later ones are not', async () => {
  const chunks: string[] = []
  const soon = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const text of ['a', 'b', 'c']) {
        controller.enqueue(encoder.encode(text))
        await pause(0)
      }
      await pause(60)
      controller.enqueue(encoder.encode('d'))
      controller.close()
    },
  })
  const read = readCoalesced(soon, (chunk) => chunks.push(new TextDecoder().decode(chunk)))
  await vi.advanceTimersByTimeAsync(LONGEST_MS)
  await read
  expect(chunks).toEqual(['abc', 'd'])
})

test('where the HTML fails, so does the page', async () => {
  const html = new ReadableStream<Uint8Array>({
    async pull(controller) {
      controller.enqueue(encoder.encode('<p>'))
      await pause(5)
      controller.error(new Error('broken'))
    },
  })
  const page = new Response(flightInHtml({ html, flight: feedFlight(streamOf(['shell'], 1)), nonce: 'n', appended: null })).text()
  await Promise.all([expect(page).rejects.toThrow('broken'), vi.advanceTimersByTimeAsync(LONGEST_MS)])
})

test('a client that disconnects stops the renderer, and nothing is written after', async () => {
  let reason: unknown
  const html = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode('<p>')),
    cancel: (why) => void (reason = why),
  })
  const page = flightInHtml({ html, flight: feedFlight(streamOf(['a', 'b'], 20)), nonce: 'n', appended: null })
  const reader = page.getReader()
  await Promise.all([reader.read(), vi.advanceTimersByTimeAsync(1)])
  await reader.cancel('gone')
  expect(reason).toBe('gone')
  await vi.advanceTimersByTimeAsync(LONGEST_MS)
})
