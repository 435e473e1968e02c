// Flight travels inside the HTML that it makes, as small scripts, so that the islands can wake without a second request.

import { FLIGHT_GLOBAL } from './payload.ts'

const CLOSING = '</body></html>'

interface FlightInHtmlOptions {
  flight: ReadableStream<Uint8Array>
  nonce: string
}

/**
 * Puts Flight into an HTML stream: each chunk of Flight goes out as soon as it is known, between chunks of HTML and never inside one;
 * the closing tags come last.
 */
export function flightInHtml({ flight, nonce }: FlightInHtmlOptions): TransformStream<Uint8Array, Uint8Array> {
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()
  let flightDone: Promise<void> | undefined
  let pending = ''
  let flushTimer: ReturnType<typeof setTimeout> | undefined

  const emit = (controller: TransformStreamDefaultController<Uint8Array>) => {
    if (pending !== '') controller.enqueue(encoder.encode(pending))
    pending = ''
    flushTimer = undefined
  }

  return new TransformStream({
    transform(chunk, controller) {
      pending += decoder.decode(chunk, { stream: true })
      if (pending.endsWith(CLOSING)) pending = pending.slice(0, -CLOSING.length)
      // React writes one flush as several chunks; a script between them would split a tag. It writes them all in one task.
      flushTimer ??= setTimeout(() => {
        emit(controller)
        flightDone ??= pump(flight, (text) => controller.enqueue(encoder.encode(flightScript(text, nonce))))
      })
    },
    async flush(controller) {
      clearTimeout(flushTimer)
      emit(controller)
      flightDone ??= pump(flight, (text) => controller.enqueue(encoder.encode(flightScript(text, nonce))))
      await flightDone
      controller.enqueue(encoder.encode(CLOSING))
    },
  })
}

async function pump(flight: ReadableStream<Uint8Array>, write: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  for await (const chunk of flight) {
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') write(text)
  }
}

/** One chunk as a script; no `<` survives, so no text of a vendor can end it. */
function flightScript(text: string, nonce: string): string {
  const literal = JSON.stringify(text).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
  return `<script nonce="${nonce}">(self.${FLIGHT_GLOBAL}||=[]).push(${literal})</script>`
}
