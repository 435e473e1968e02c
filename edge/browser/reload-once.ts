import { MOVED_HEADER } from '../http/flight-protocol.ts'

/** A reloaded document may reload again after this long, in ms; a failure before would repeat for ever. */
const PAUSE_MS = 60_000

/**
 * Whether a document with a missing file may reload, which helps after a deploy. Once, never in a loop.
 * @param loadedBy `type` of Navigation Timing
 * @param ageMs since it was loaded
 */
export function mayReload(loadedBy: string, ageMs: number): boolean {
  return loadedBy !== 'reload' || ageMs > PAUSE_MS
}

/** How this document came, as the browser has timed it; undefined: it has not. */
export function documentTiming(): PerformanceNavigationTiming | undefined {
  return (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]
}

/** How and when this document was loaded. */
export function thisDocument(): { loadedBy: string; ageMs: number } {
  return { loadedBy: documentTiming()?.type ?? '', ageMs: performance.now() }
}

/** Reloads the document where it may. @returns whether it does */
export function reloadOnce(): boolean {
  const { loadedBy, ageMs } = thisDocument()
  const may = mayReload(loadedBy, ageMs)
  if (may) location.reload()
  return may
}

/** A document outlives its build by so much, in ms: during a rollout builds answer in turns, and in an outage an old one's copy may be all that there is. */
const OUTLIVED_MS = 300_000

/**
 * Whether the answer to a refresh asks for a full load: the page has moved or is gone, once until a reload has had its time, or a build answers that
 * cannot refresh this document (409). Not while somebody types, unless the page is known to be old: the next refresh asks again.
 * @param isTyping the focus is in a form
 * @param loadedBy, ageMs as of mayReload()
 */
export function asksForLoad(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  { isKnownOld, isTyping, loadedBy, ageMs }: { isKnownOld: boolean; isTyping: boolean; loadedBy: string; ageMs: number },
): boolean {
  if (isTyping && !isKnownOld) return false
  if (headers.has(MOVED_HEADER)) return mayReload(loadedBy, ageMs)
  return status === 409 && (isKnownOld || ageMs > OUTLIVED_MS)
}

/** Whether an error means that a script or its stylesheet could not be loaded; the messages of browsers differ. */
export function isMissingFile(error: unknown): boolean {
  return /module|preload/.test(String(error))
}
