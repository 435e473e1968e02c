import { joinBytes } from '../http/join-bytes.ts'
import { readCoalesced } from './coalesce-chunks.ts'

/** Flight while it is rendered. It is read once, and kept for all that need it: a stream for each would cost a turn and a copy for every chunk. */
export interface FlightFeed {
  /** Calls back with what there is so far, then with each further chunk. Resolves after the last; rejects when rendering breaks off. */
  read: (write: (chunk: Uint8Array<ArrayBuffer>) => void) => Promise<void>
  /** The same as a stream. */
  stream: () => ReadableStream<Uint8Array>
  /** All of it. */
  complete: () => Promise<Uint8Array<ArrayBuffer>>
}

/** Reads Flight to its end, whether or not anyone still needs it. */
export function feedFlight(flight: ReadableStream<Uint8Array>): FlightFeed {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const listeners: ((chunk: Uint8Array<ArrayBuffer>) => void)[] = []
  const end = readCoalesced(flight, (chunk) => {
    chunks.push(chunk)
    for (const write of listeners) write(chunk)
  })
  end.catch(() => undefined) // those that read it get the error

  const read: FlightFeed['read'] = (write) => {
    if (chunks.length > 0) write(joinBytes(chunks))
    listeners.push(write)
    return end
  }
  return {
    read,
    stream() {
      let isWanted = true
      return new ReadableStream({
        start(controller) {
          read((chunk) => isWanted && controller.enqueue(chunk)).then(
            () => isWanted && controller.close(),
            (error: unknown) => controller.error(error),
          )
        },
        cancel() {
          isWanted = false
        },
      })
    },
    complete: async () => end.then(() => joinBytes(chunks)),
  }
}
