// W3C Trace Context: one id from the visitor's request through our log to the shop API's.
import type { Trace } from '../edge-context.ts'
import { randomHex } from './random-hex.ts'

/** Version 00, an id of the trace, an id of the caller's span, flags. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-((?!0{16})[0-9a-f]{16})-[0-9a-f]{2}$/

/** The header of a span. The flag says whether we record: that of a caller is anybody's word and changes nothing. */
export function traceparentOf(traceId: string, spanId: string, isSampled: boolean): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
}

/**
 * Continues the caller's trace when its header is well-formed, else starts one. `baggage` and `tracestate` are never passed on. Ids are generated when
 * they are read: a request that is neither logged nor makes a call needs none.
 * @param isSampled whether the spans of this request are exported; our own decision (sampling.ts)
 */
export function traceOf(header: string | undefined, isSampled: boolean): Trace {
  const caller = header === undefined ? null : TRACEPARENT.exec(header)
  let id = caller?.[1]
  let spanId: string | undefined
  return {
    callerSpan: caller?.[2] ?? null,
    isSampled,
    get id() {
      return (id ??= randomHex(16))
    },
    get spanId() {
      return (spanId ??= randomHex(8))
    },
    get traceparent() {
      return traceparentOf(this.id, this.spanId, isSampled)
    },
  }
}
