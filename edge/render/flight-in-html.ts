// Flight travels inside the HTML that it makes, as small scripts, so that the islands can wake without a second request.

import { joinBytes } from '../http/join-bytes.ts'
import { escaped } from './escape-script-text.ts'
import { FLIGHT_END, FLIGHT_GLOBAL } from './payload.ts'

const CLOSING = '</body></html>'
const CLOSING_BYTES = new TextEncoder().encode(CLOSING)

/** How long Flight waits for the HTML that is made of it, in ms: what people see goes first. */
const HOLD_MS = 50

interface FlightInHtmlOptions {
  flight: ReadableStream<Uint8Array>
  nonce: string
  /** What stands before the closing tags in this visitor's copy; null in everybody's. */
  tail: Promise<string> | null
}

/**
 * Puts Flight into an HTML stream: behind the HTML that is made of it, between chunks of HTML and never inside one; its end and the
 * closing tags come last.
 */
export function flightInHtml({ flight, nonce, tail }: FlightInHtmlOptions): TransformStream<Uint8Array, Uint8Array> {
  const encoder = new TextEncoder()
  let flightDone: Promise<void> | undefined
  let html: Uint8Array[] = []
  let held = ''
  let htmlTimer: ReturnType<typeof setTimeout> | undefined
  let holdTimer: ReturnType<typeof setTimeout> | undefined

  type Controller = TransformStreamDefaultController<Uint8Array>
  const emit = (controller: Controller) => {
    if (controller.desiredSize === null) return // nobody reads on: the visitor has left
    clearTimeout(htmlTimer)
    clearTimeout(holdTimer)
    htmlTimer = holdTimer = undefined
    if (html.length > 0) controller.enqueue(withoutClosing(joinBytes(html)))
    if (held !== '') controller.enqueue(encoder.encode(flightScript(held, nonce)))
    html = []
    held = ''
  }
  const hold = (controller: Controller) => (text: string) => {
    held += text
    holdTimer ??= setTimeout(() => emit(controller), HOLD_MS)
  }

  return new TransformStream({
    transform(chunk, controller) {
      html.push(chunk)
      // React writes one flush as several chunks; a script between them would split a tag. It writes them all in one task.
      htmlTimer ??= setTimeout(() => {
        emit(controller)
        flightDone ??= pump(flight, hold(controller))
      })
    },
    async flush(controller) {
      emit(controller)
      flightDone ??= pump(flight, hold(controller))
      await flightDone
      emit(controller)
      controller.enqueue(encoder.encode(pushScript(String(FLIGHT_END), nonce) + ((await tail) ?? '') + CLOSING))
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

/** React writes the closing tags last, in the task of what stands before them. */
function withoutClosing(html: Uint8Array): Uint8Array {
  const end = html.length - CLOSING_BYTES.length
  return CLOSING_BYTES.every((byte, index) => html[end + index] === byte) ? html.subarray(0, end) : html
}

/** Some Flight as a script. Flight is full of `"`, hence the other quotes. */
function flightScript(text: string, nonce: string): string {
  return pushScript(`'${escaped(text)}'`, nonce)
}

function pushScript(value: string, nonce: string): string {
  return `<script nonce="${nonce}">(self.${FLIGHT_GLOBAL}||=[]).push(${value})</script>`
}
