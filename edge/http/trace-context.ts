// W3C Trace Context: one id from the visitor's request through our log to the shop API's.
import type { Trace } from '../edge-context.ts'

/** Version 00, an id of the trace, an id of the caller's part of it, flags. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/

/**
 * Continues the caller's trace when its header is well-formed, else starts one. `baggage` and `tracestate` are never passed on. Ids are drawn when
 * they are read: most pages come from the cache and make no call.
 */
export function traceOf(header: string | undefined, random: (bytes: number) => Uint8Array<ArrayBuffer> = randomBytes): Trace {
  const [, caller, flags = '00'] = (header !== undefined && TRACEPARENT.exec(header)) || []
  let id = caller
  let traceparent: string | undefined
  return {
    get id() {
      return (id ??= hex(random(16)))
    },
    get traceparent() {
      return (traceparent ??= `00-${this.id}-${hex(random(8))}-${flags}`)
    },
  }
}

function randomBytes(bytes: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(bytes))
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
