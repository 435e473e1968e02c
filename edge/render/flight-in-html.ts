// Flight travels inside the HTML that is rendered from it, as small scripts, so that hydration needs no second request.

import { joinBytes } from '../http/join-bytes.ts'
import { PAGE_END } from '../http/page-end.ts'
import { escapeScriptText } from './escape-script-text.ts'
import { FLIGHT_END, FLIGHT_GLOBAL } from './payload.ts'

const PAGE_END_BYTES = new TextEncoder().encode(PAGE_END)

/** How long Flight waits for the HTML that is rendered from it, in ms: visible content goes first. */
const HOLD_MS = 50

interface FlightInHtmlOptions {
  flight: ReadableStream<Uint8Array>
  nonce: string
  /** Stands before the closing tags of one visitor's copy (personalisation); null: nothing. */
  appended: Promise<string> | null
}

/**
 * Inserts Flight into an HTML stream: after the HTML that is rendered from it, between chunks of HTML and never inside one; the end of Flight
 * and the closing tags come last.
 */
export function flightInHtml({ flight, nonce, appended }: FlightInHtmlOptions): TransformStream<Uint8Array, Uint8Array> {
  const encoder = new TextEncoder()
  let flightDone: Promise<void> | undefined
  let html: Uint8Array[] = []
  let held = ''
  let htmlTimer: ReturnType<typeof setTimeout> | undefined
  let holdTimer: ReturnType<typeof setTimeout> | undefined

  type Controller = TransformStreamDefaultController<Uint8Array>
  const emit = (controller: Controller) => {
    if (controller.desiredSize === null) return // the client has disconnected
    clearTimeout(htmlTimer)
    clearTimeout(holdTimer)
    htmlTimer = holdTimer = undefined
    if (html.length > 0) controller.enqueue(withoutPageEnd(joinBytes(html)))
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
      controller.enqueue(encoder.encode(pushScript(String(FLIGHT_END), nonce) + ((await appended) ?? '') + PAGE_END))
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

/** React writes the closing tags last, in the same task as what stands before them. */
function withoutPageEnd(html: Uint8Array): Uint8Array {
  const end = html.length - PAGE_END_BYTES.length
  return PAGE_END_BYTES.every((byte, index) => html[end + index] === byte) ? html.subarray(0, end) : html
}

/** Some Flight as a script. Flight is full of `"`, hence the other quotes. */
function flightScript(text: string, nonce: string): string {
  return pushScript(`'${escapeScriptText(text)}'`, nonce)
}

function pushScript(value: string, nonce: string): string {
  return `<script nonce="${nonce}">(self.${FLIGHT_GLOBAL}||=[]).push(${value})</script>`
}
