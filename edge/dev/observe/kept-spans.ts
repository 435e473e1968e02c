import { z } from 'zod'

const Value = z.union([z.object({ stringValue: z.string() }), z.object({ intValue: z.string() })])
const OtlpSpan = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: Value })),
  status: z.object({ code: z.number() }).optional(),
})
const Body = z.object({ resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(OtlpSpan) })) })) })

/** A span as the page shows it. */
export interface ObservedSpan {
  traceId: string
  id: string
  parentId: string | null
  name: string
  /** ms since 1970 */
  startMs: number
  endMs: number
  attributes: Readonly<Record<string, string>>
  isError: boolean
}

/** A request and all spans below it, in the order in which they began. */
export interface ObservedRequest {
  request: ObservedSpan
  spans: readonly ObservedSpan[]
}

/** The last requests of the local stack. @param most spans of name `request` that are kept */
export function createKeptSpans(most: number) {
  let spans: ObservedSpan[] = []
  return {
    /** Takes a body of OTLP/HTTP JSON; false: it is none. */
    add(json: unknown): boolean {
      const body = Body.safeParse(json)
      if (!body.success) return false
      spans.push(...body.data.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans.map(observed))))
      const requests = spans.filter(({ name }) => name === 'request')
      const oldest = requests.toSorted((one, other) => other.startMs - one.startMs)[most - 1]
      if (oldest) spans = spans.filter(({ startMs }) => startMs >= oldest.startMs)
      return true
    },
    /** The newest first. */
    requests(): ObservedRequest[] {
      return spans
        .filter(({ name }) => name === 'request')
        .toSorted((one, other) => other.startMs - one.startMs)
        .map((request) => ({ request, spans: below(request.id) }))
    },
  }

  function below(id: string): ObservedSpan[] {
    const children = spans.filter(({ parentId }) => parentId === id).toSorted((one, other) => one.startMs - other.startMs)
    return children.flatMap((child) => [child, ...below(child.id)])
  }
}

function observed({
  traceId,
  spanId,
  parentSpanId,
  name,
  startTimeUnixNano,
  endTimeUnixNano,
  attributes,
  status,
}: z.infer<typeof OtlpSpan>) {
  return {
    traceId,
    id: spanId,
    parentId: parentSpanId ?? null,
    name,
    startMs: Number(startTimeUnixNano.slice(0, -6)),
    endMs: Number(endTimeUnixNano.slice(0, -6)),
    attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value).join('')])),
    isError: status !== undefined,
  }
}
