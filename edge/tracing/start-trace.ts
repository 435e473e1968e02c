import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'
import type { EdgeBindings } from '../env.ts'
import { createSpanExporter } from './export-spans.ts'
import { recordSpans } from './record-spans.ts'
import { isSampled, shareOf } from './sampling.ts'
import { traceOf } from './trace-context.ts'

/** Starts the trace of a request, and records its spans when it is sampled and a collector is configured. */
export function startTrace(c: Context<EdgeContext>): void {
  const exporter = exporterOf(c.env)
  const { path } = c.req
  const isRecorded = exporter?.isOpen() === true && (c.env.OTLP_SAMPLE_ALL === '1' ? shareOf(path) > 0 : isSampled(path, Math.random()))
  const trace = traceOf(c.req.header('traceparent'), isRecorded)
  c.set('trace', trace)
  const waitUntil = (held: Promise<unknown>) => c.executionCtx.waitUntil(held)
  c.set('spans', exporter && isRecorded ? recordSpans({ trace, finished: (span) => exporter.add(span, waitUntil), now: Date.now }) : null)
}

const exporters = new WeakMap<EdgeBindings, ReturnType<typeof createSpanExporter> | null>()

/** The exporter of this isolate; null: no collector is configured, or its address is none. */
function exporterOf(bindings: EdgeBindings): ReturnType<typeof createSpanExporter> | null {
  const known = exporters.get(bindings)
  if (known !== undefined) return known
  const { OTLP_ENDPOINT = '', OTLP_AUTHORIZATION } = bindings
  const isAddress = URL.canParse(OTLP_ENDPOINT) && /^https?:$/.test(new URL(OTLP_ENDPOINT).protocol)
  // A mistake here costs the traces, never a page.
  if (OTLP_ENDPOINT !== '' && !isAddress)
    console.warn(JSON.stringify({ level: 'warn', event: 'export', problem: 'OTLP_ENDPOINT is no address' }))
  const exporter = isAddress
    ? createSpanExporter({
        endpoint: OTLP_ENDPOINT,
        authorization: OTLP_AUTHORIZATION ?? null,
        build: import.meta.env.BUILD_ID,
        fetch: (input, init) => fetch(input, init),
        now: Date.now,
        sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        warn: console.warn,
      })
    : null
  exporters.set(bindings, exporter)
  return exporter
}
