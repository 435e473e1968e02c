import type { FinishedSpan } from '../edge-context.ts'
import { otlpBody } from './otlp.ts'
import { EXPORT_LIMITS } from './sampling.ts'

export interface ExporterOptions {
  /** Full address of the collector's trace service. */
  endpoint: string
  /** Value of the Authorization header; null: none. */
  authorization: string | null
  build: string
  fetch: typeof globalThis.fetch
  /** ms since 1970 */
  now: () => number
  sleep: (ms: number) => Promise<unknown>
  warn: (line: string) => void
}

/**
 * Sends the spans of an isolate in batches. The request whose span is the first of a batch holds it with waitUntil, so no response waits for the
 * collector, and whatever the collector does, no request fails by it.
 */
export function createSpanExporter({ endpoint, authorization, build, fetch, now, sleep, warn }: ExporterOptions) {
  const { spansPerBatch, batchMs, timeoutMs, backOffMs } = EXPORT_LIMITS
  let batch: FinishedSpan[] = []
  let dropped = 0
  /** A request that held a batch may be lost; after this instant another one holds it. */
  let heldUntil = -Infinity
  let silentUntil = -Infinity

  async function send(): Promise<void> {
    await sleep(batchMs)
    const [spans, lost] = [batch, dropped]
    batch = []
    dropped = 0
    heldUntil = -Infinity
    const isAccepted = await post(spans).catch(() => false)
    if (!isAccepted) silentUntil = now() + backOffMs
    if (!isAccepted || lost > 0)
      warn(JSON.stringify({ level: 'warn', event: 'export', isAccepted, spans: spans.length, dropped: lost, build }))
  }

  async function post(spans: readonly FinishedSpan[]): Promise<boolean> {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization !== null && { authorization }) },
      body: otlpBody(spans, build),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.ok
  }

  return {
    /** Whether spans are recorded: not for a while after the collector failed. */
    isOpen: () => now() >= silentUntil,
    add(span: FinishedSpan, waitUntil: (held: Promise<unknown>) => void): void {
      if (batch.length >= spansPerBatch) {
        dropped += 1
      } else {
        batch.push(span)
      }
      if (now() < heldUntil) return
      heldUntil = now() + batchMs + timeoutMs
      try {
        waitUntil(send())
      } catch {
        // The request is over already: the next span finds another one to hold the batch.
        heldUntil = -Infinity
      }
    },
  }
}
