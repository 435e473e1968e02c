import { FLIGHT_DATA, readFlightData } from '../render/flight-data.ts'
import { FLIGHT_END, FLIGHT_GLOBAL } from '../render/payload.ts'

type Chunk = string | typeof FLIGHT_END
type Chunks = Iterable<Chunk> & { push: (chunk: Chunk) => unknown }

export interface InlineFlight {
  stream: ReadableStream<Uint8Array>
  /** When the page may be woken: a stored one once all of it is read, a streamed one at once. Never rejects. */
  ready: Promise<void>
  /** Whether the document is over before its end: the connection broke, or the visitor left while it came. */
  isBrokenOff: () => boolean
}

/** After so long, in ms, the missing parts of a document that broke off count as failed. A visitor who left is gone by then. */
const GIVE_UP_MS = 5000

/** What React reads of a stored page in one task. All 150 kB of a listing were one of 122 ms on a phone at a quarter of the speed. */
const PIECE_BYTES = 32_768

/** The Flight that came inside the HTML: in one script of a stored page, or as a stream that ends with the document. */
export function inlineFlight(): InlineFlight {
  const encoder = new TextEncoder()
  const { promise: ready, resolve: onReady } = Promise.withResolvers<void>()
  let isComplete = false

  async function read(controller: ReadableStreamDefaultController<Uint8Array>) {
    // In a task of its own: running the scripts and reading the page are a long one together.
    await nextTask()
    const write = (chunk: Chunk) => {
      if (chunk !== FLIGHT_END) return controller.enqueue(encoder.encode(chunk))
      isComplete = true
      controller.close()
    }
    const page = window as unknown as Record<typeof FLIGHT_GLOBAL, Chunks | undefined>
    for (const chunk of page[FLIGHT_GLOBAL] ?? []) write(chunk)
    const stored = document.querySelector(FLIGHT_DATA)
    if (stored) {
      const flight = encoder.encode(readFlightData(stored.textContent))
      for (let at = 0; at < flight.length; at += PIECE_BYTES) {
        await nextTask()
        controller.enqueue(flight.subarray(at, at + PIECE_BYTES))
      }
      await nextTask()
      return write(FLIGHT_END)
    }
    // Chunks that are still on their way go straight into the stream.
    page[FLIGHT_GLOBAL] = Object.assign([], { push: write })
    const onOver = () => setTimeout(() => !isComplete && controller.close(), GIVE_UP_MS)
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onOver)
    else onOver()
  }

  const stream = new ReadableStream<Uint8Array>({ start: (controller) => read(controller).finally(onReady) })
  return { stream, ready, isBrokenOff: () => !isComplete && document.readyState !== 'loading' }
}

/** Lets a press, a key or a frame come first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
