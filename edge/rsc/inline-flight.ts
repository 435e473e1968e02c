import { FLIGHT_GLOBAL } from './payload.ts'

type Chunks = Iterable<string> & { push: (chunk: string) => unknown }

/** The Flight that came inside the HTML, as a stream that ends with the document. */
export function inlineFlight(): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      const write = (chunk: string) => controller.enqueue(encoder.encode(chunk))
      const page = window as unknown as Record<typeof FLIGHT_GLOBAL, Chunks | undefined>
      for (const chunk of page[FLIGHT_GLOBAL] ?? []) write(chunk)
      // Chunks that are still on their way go straight into the stream.
      page[FLIGHT_GLOBAL] = Object.assign([], { push: write })
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => controller.close())
      else controller.close()
    },
  })
}
