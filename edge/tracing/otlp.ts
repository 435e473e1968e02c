// Spans as OTLP/HTTP in JSON (opentelemetry-proto 1.x, trace service). Ids are hexadecimal, 64-bit integers are strings, as that mapping demands.
import type { FinishedSpan, SpanAttributes, SpanName } from '../edge-context.ts'

/** Span.SpanKind of the protocol: a request of ours is a server's, a call upstream a client's. */
const KINDS: Readonly<Record<SpanName, 1 | 2 | 3>> = { request: 2, cache: 1, render: 1, deliver: 1, upstream: 3 }

/** Status.StatusCode of the protocol. */
const STATUS_ERROR = 2

/** Body of a request to /v1/traces. @param build of the worker */
export function otlpBody(spans: readonly FinishedSpan[], build: string): string {
  const resource = { attributes: attributesOf({ 'service.name': 'patyna-edge', 'service.version': build }) }
  return JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'patyna' }, spans: spans.map(otlpSpan) }] }] })
}

function otlpSpan({ traceId, id, parentId, name, startMs, endMs, attributes, isError }: FinishedSpan) {
  return {
    traceId,
    spanId: id,
    ...(parentId !== null && { parentSpanId: parentId }),
    name,
    kind: KINDS[name],
    startTimeUnixNano: nanoseconds(startMs),
    endTimeUnixNano: nanoseconds(endMs),
    attributes: attributesOf(attributes),
    ...(isError && { status: { code: STATUS_ERROR } }),
  }
}

function nanoseconds(ms: number): string {
  return `${Math.floor(ms)}000000`
}

function attributesOf(attributes: SpanAttributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }))
}
