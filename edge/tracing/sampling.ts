// THE TABLE OF SAMPLING: the share of requests whose spans are exported, decided at their start, by our own draw. A caller's sampled flag or trace id
// decides nothing, so nobody outside can have everything exported. Without OTLP_ENDPOINT nothing is recorded.

interface SamplingRow {
  /** Paths as requested; the first row that fits counts. */
  path: RegExp
  /** 0 to 1. */
  share: number
}

export const SAMPLING: readonly SamplingRow[] = [
  // Many, alike, and in the log.
  { path: /^\/(healthz|readyz|version|csp|vitals|robots\.txt)$|^\/(assets|photos)\//, share: 0 },
  { path: /^\/(shop|auth)\//, share: 0.02 },
  // Pages, their Flight, sitemaps.
  { path: /^\//, share: 0.05 },
]

/** Bounds of what one isolate records and sends. */
export const EXPORT_LIMITS = {
  /** Spans of one request; a page makes some 20. */
  spansPerRequest: 64,
  /** Spans that wait to be sent; further ones are dropped and counted. About 100 kB as JSON. */
  spansPerBatch: 256,
  /** From the first span of a batch until it is sent, in ms. */
  batchMs: 1000,
  /** The collector's time to accept a batch, in ms. */
  timeoutMs: 3000,
  /** After a batch that was not accepted nothing is recorded for this long, in ms. */
  backOffMs: 30_000,
} as const

/** Whether the spans of a request are exported. @param draw in [0, 1) */
export function isSampled(path: string, draw: number): boolean {
  return draw < shareOf(path)
}

/** Share of the requests for a path whose spans are exported. */
export function shareOf(path: string): number {
  return SAMPLING.find((row) => row.path.test(path))?.share ?? 0
}
