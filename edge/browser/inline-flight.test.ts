import { expect, test, vi } from 'vitest'
import { flightDataScript } from '../render/flight-data.ts'
import { inlineFlight } from './inline-flight.ts'
import { FLIGHT_END, FLIGHT_GLOBAL } from '../render/payload.ts'

/** A browser with a document that has come, and what its scripts have left. */
function browserWith({ stored = null, streamed }: { stored?: string | null; streamed?: unknown[] }) {
  const text = stored && flightDataScript(stored).replace(/^<script[^>]*>|<\/script>$/g, '')
  const page: Record<string, unknown> = streamed ? { [FLIGHT_GLOBAL]: streamed } : {}
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { readyState: 'complete', querySelector: () => (text === null ? null : { textContent: text }) })
  return page
}

test('a cached page is read in chunks, a task each, and hydrates after the last', async () => {
  const due: (() => void)[] = []
  vi.stubGlobal('setTimeout', (task: () => void) => due.push(task))
  const runTask = async () => {
    due.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const flight = `0:["${'Żółty "fotel" <z> łąki, '.repeat(5000)}"]\n`
  const count = Math.ceil(Buffer.byteLength(flight) / 32_768)
  browserWith({ stored: flight })
  const { stream, ready, isBrokenOff } = inlineFlight()
  let isReady = false
  void ready.then(() => (isReady = true))
  const pieces: Uint8Array[] = []
  void stream.pipeTo(new WritableStream({ write: (piece) => void pieces.push(piece) }))

  await runTask()
  for (let read = 0; read <= count; read++) {
    expect([pieces.length, isReady]).toEqual([read, false])
    await runTask()
  }
  expect(isReady).toBe(true)
  expect(Math.max(...pieces.map(({ length }) => length))).toBe(32_768)
  expect(new TextDecoder().decode(Buffer.concat(pieces))).toBe(flight)
  expect(isBrokenOff()).toBe(false)
})

test('a streamed page hydrates at once, and reads later chunks', async () => {
  const page = browserWith({ streamed: ['0:"ear', 'ly"\n'] })
  const { stream, ready, isBrokenOff } = inlineFlight()
  await ready
  expect(isBrokenOff()).toBe(true)
  const chunks = page[FLIGHT_GLOBAL] as { push: (chunk: unknown) => void }
  chunks.push('1:"late"\n')
  chunks.push(FLIGHT_END)
  expect(await new Response(stream).text()).toBe('0:"early"\n1:"late"\n')
  expect(isBrokenOff()).toBe(false)
})
