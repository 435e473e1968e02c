// A stand-in for an OpenTelemetry collector: takes OTLP/HTTP JSON on a free port of loopback.
import { serve } from '@hono/node-server'
import { z } from 'zod'

const Value = z.union([z.object({ stringValue: z.string() }), z.object({ intValue: z.string() })])
const Span = z.strictObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  name: z.string(),
  kind: z.int().min(1).max(3),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string().regex(/^\d{19}$/),
  attributes: z.array(z.strictObject({ key: z.string(), value: Value })),
  status: z.strictObject({ code: z.literal(2) }).optional(),
})
const Body = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.object({}),
      scopeSpans: z.array(z.strictObject({ scope: z.object({ name: z.string() }), spans: z.array(Span) })),
    }),
  ),
})

export interface CollectedSpan extends Omit<z.infer<typeof Span>, 'attributes'> {
  attributes: Readonly<Record<string, string>>
}

/** Starts it. Call `close` at the end. */
export async function startTestCollector() {
  const spans: CollectedSpan[] = []
  const bodies: string[] = []
  let respond: () => Promise<Response> = async () => new Response('{}')
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const text = await request.text()
      bodies.push(text)
      for (const { scopeSpans } of Body.parse(JSON.parse(text)).resourceSpans)
        for (const each of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({
            ...each,
            attributes: Object.fromEntries(each.attributes.map(({ key, value }) => [key, Object.values(value).join('')])),
          })
      return respond()
    },
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1/traces`,
    /** Spans of a trace that came so far. */
    spansOf: (trace: string) => spans.filter(({ traceId }) => traceId === trace),
    /** All that was sent. */
    bodies,
    setRespond(next: () => Promise<Response>) {
      respond = next
    },
    close: () => server.close(),
  }
}
