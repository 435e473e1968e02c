import type { FinishedSpan, Span, SpanAttributes, SpanName, SpanRecorder, Trace } from '../edge-context.ts'
import { randomHex } from './random-hex.ts'
import { EXPORT_LIMITS } from './sampling.ts'
import { traceparentOf } from './trace-context.ts'

export interface RecordOptions {
  trace: Pick<Trace, 'id' | 'spanId' | 'callerSpan'>
  /** Called with each span at its end. */
  finished: (span: FinishedSpan) => void
  /** ms since 1970 */
  now: () => number
}

/** Records the spans of a sampled request: that of the request itself from now on, and those below it. */
export function recordSpans({ trace, finished, now }: RecordOptions): SpanRecorder {
  let begun = 0
  function begin(name: SpanName, { id, parentId, attributes }: { id: string; parentId: string | null; attributes: SpanAttributes }): Span {
    const startMs = now()
    const isKept = begun++ < EXPORT_LIMITS.spansPerRequest
    let hasEnded = false
    return {
      id,
      traceparent: traceparentOf(trace.id, id, true),
      end(more = {}, isError = false) {
        if (hasEnded || !isKept) return
        hasEnded = true
        finished({ traceId: trace.id, id, parentId, name, startMs, endMs: now(), attributes: { ...attributes, ...more }, isError })
      },
    }
  }
  const request = begin('request', { id: trace.spanId, parentId: trace.callerSpan, attributes: {} })
  return {
    request,
    bodyEnd: null,
    begin: (name, attributes = {}, parent = null) => begin(name, { id: randomHex(8), parentId: (parent ?? request).id, attributes }),
  }
}
