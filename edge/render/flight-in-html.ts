// Flight travels inside the HTML that is rendered from it, as small scripts, so that hydration needs no second request.

import { joinBytes } from '../http/join-bytes.ts'
import { PAGE_END } from '../http/page-end.ts'
import { escapeScriptText } from './escape-script-text.ts'
import type { FlightFeed } from './flight-feed.ts'
import { FLIGHT_END, FLIGHT_GLOBAL } from './payload.ts'

const encoder = new TextEncoder()
const PAGE_END_BYTES = encoder.encode(PAGE_END)

/** How long Flight waits for the HTML that is rendered from it, in ms: visible content goes first. */
const HOLD_MS = 50

interface FlightInHtmlOptions {
  html: ReadableStream<Uint8Array>
  flight: Pick<FlightFeed, 'read'>
  nonce: string
  /** Stands before the closing tags of one visitor's copy (personalisation); null: nothing. */
  appended: Promise<string> | null
}

/**
 * HTML with Flight in it: after the HTML that is rendered from it, between chunks of HTML and never inside one; the end of Flight and the closing
 * tags come last.
 */
export function flightInHtml({ html: source, flight, nonce, appended }: FlightInHtmlOptions): ReadableStream<Uint8Array> {
  const reader = source.getReader()
  const decoder = new TextDecoder()
  let isWanted = true
  let flightEnd: Promise<void> | undefined
  let html: Uint8Array[] = []
  let held = ''
  let htmlTimer: ReturnType<typeof setTimeout> | undefined
  let holdTimer: ReturnType<typeof setTimeout> | undefined

  async function write(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const emit = () => {
      clearTimeout(htmlTimer)
      clearTimeout(holdTimer)
      htmlTimer = holdTimer = undefined
      if (!isWanted) return
      if (html.length > 0) controller.enqueue(withoutPageEnd(joinBytes(html)))
      if (held !== '') controller.enqueue(encoder.encode(flightScript(held, nonce)))
      html = []
      held = ''
    }
    const hold = (chunk: Uint8Array) => {
      if (!isWanted) return
      held += decoder.decode(chunk, { stream: true })
      holdTimer ??= setTimeout(emit, HOLD_MS)
    }
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      html.push(read.value)
      // React writes one flush as several chunks; a script between them would split a tag. It writes them all in one task.
      htmlTimer ??= setTimeout(() => {
        emit()
        flightEnd ??= flight.read(hold)
      })
    }
    emit()
    await (flightEnd ??= flight.read(hold))
    emit()
    const end = pushScript(String(FLIGHT_END), nonce) + ((await appended) ?? '') + PAGE_END
    if (!isWanted) return
    controller.enqueue(encoder.encode(end))
    controller.close()
  }

  return new ReadableStream({
    start(controller) {
      void write(controller).catch((error: unknown) => {
        isWanted = false
        controller.error(error)
      })
    },
    cancel(reason) {
      isWanted = false
      return reader.cancel(reason)
    },
  })
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
