// What the browser has to know of a document that was served from the cache and cannot read from its headers: the metric `page` of Server-Timing.

const NAME = 'page'

/** The metric. @param etag value of the ETag header of the page's Flight @param ageMs since the page was last known to be current */
export function pageTiming(etag: string, ageMs: number): string {
  return `${NAME};dur=${Math.floor(ageMs)};desc="${etag.replaceAll('"', "'")}"`
}

/** The part of PerformanceServerTiming that is read. */
interface ServerTiming {
  name: string
  duration: number
  description: string
}

/** ETag and age in ms of the document; null: rendered for this visit, or a browser without Server-Timing. */
export function readPageTiming(timings: readonly ServerTiming[]): { etag: string; ageMs: number } | null {
  const timing = timings.find(({ name }) => name === NAME)
  return timing ? { etag: timing.description.replaceAll("'", '"'), ageMs: timing.duration } : null
}
