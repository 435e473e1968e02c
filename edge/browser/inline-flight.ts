import { nextTask } from '#app/ui/lazy/after-paint.ts'
import { FLIGHT_DATA, readFlightData } from '../render/flight-data.ts'
import { FLIGHT_END, FLIGHT_GLOBAL } from '../render/payload.ts'

type Chunk = string | typeof FLIGHT_END
type Chunks = Iterable<Chunk> & { push: (chunk: Chunk) => unknown }

export interface InlineFlight {
  stream: ReadableStream<Uint8Array>
  /** Settles when the page may hydrate: a cached one once all of it is read, a streamed one at once. Never rejects. */
  ready: Promise<void>
  /** Whether the document ended early: the connection broke, or the visitor left. */
  isBrokenOff: () => boolean
}

/** When the missing parts of a truncated document count as failed, in ms; a visitor who left is gone by then. */
const GIVE_UP_MS = 5000

/** Flight of a cached page that React reads in one task. All 150 kB of a listing took 122 ms at a quarter of the speed. */
const CHUNK_BYTES = 32_768

/** The Flight inside the HTML: one data script of a cached page, or a stream that ends with the document. */
export function inlineFlight(): InlineFlight {
  const encoder = new TextEncoder()
  const { promise: ready, resolve: onReady } = Promise.withResolvers<void>()
  let isComplete = false

  async function read(controller: ReadableStreamDefaultController<Uint8Array>) {
    // In a task of its own, because together with running the scripts it is a long one.
    await nextTask()
    const write = (chunk: Chunk) => {
      if (chunk !== FLIGHT_END) return controller.enqueue(encoder.encode(chunk))
      isComplete = true
      controller.close()
    }
    const page = window as unknown as Record<typeof FLIGHT_GLOBAL, Chunks | undefined>
    for (const chunk of page[FLIGHT_GLOBAL] ?? []) write(chunk)
    const cached = document.querySelector(FLIGHT_DATA)
    if (cached) {
      const flight = encoder.encode(readFlightData(cached.textContent))
      for (let at = 0; at < flight.length; at += CHUNK_BYTES) {
        await nextTask()
        controller.enqueue(flight.subarray(at, at + CHUNK_BYTES))
      }
      await nextTask()
      return write(FLIGHT_END)
    }
    // Later chunks go straight into the stream.
    page[FLIGHT_GLOBAL] = Object.assign([], { push: write })
    const onOver = () => setTimeout(() => !isComplete && controller.close(), GIVE_UP_MS)
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onOver)
    else onOver()
  }

  const stream = new ReadableStream<Uint8Array>({ start: (controller) => read(controller).finally(onReady) })
  return { stream, ready, isBrokenOff: () => !isComplete && document.readyState !== 'loading' }
}
