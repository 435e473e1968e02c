// What a browser measures of the page that it shows: of its document or, after a client navigation, of its Flight response.
import { NOTES, type OverlaySettings } from './overlay-state.ts'

/** Properties that the TypeScript DOM library lacks. */
type Shift = { value?: number; hadRecentInput?: boolean; sources?: readonly { node: Node | null }[] }
type Entry = PerformanceEntry & Shift & { interactionId?: number }

/** Starts observing. @returns what is known now: Cache-Status, traces of the page and of its calls, figures in ms */
export function observePage(budgets: OverlaySettings['budgets'], onChange: () => void) {
  /** When the client navigation to this page began; 0: it is a document. */
  let since = 0
  let shift = 0
  let interaction = 0
  window.navigation?.addEventListener('navigate', () => {
    since = performance.now()
    shift = interaction = 0
  })
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration, value, hadRecentInput, interactionId, sources = [] } of list.getEntries() as Entry[]) {
      if (startTime < since) continue
      // The panel, which is beside the body, does not count.
      if (value !== undefined && !hadRecentInput && sources.some(({ node }) => document.body.contains(node))) shift += value
      if (interactionId) interaction = Math.max(interaction, duration)
    }
    onChange()
  })
  for (const type of ['layout-shift', 'event', 'resource']) observer.observe({ type, buffered: true })

  return () => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const [opened] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[]
    const flight = resources.findLast(({ name }) => name.includes('/_rsc/') && name.replace(/\/_rsc\/[^/]*/, '') === location.href)
    const page = since === 0 ? opened : flight
    const cache = page ? noteOf(page, NOTES.cache) : null
    const kind = kindOf(cache)
    const calls = resources.filter(({ name, startTime }) => startTime >= since && /^\/(shop|auth)\//.test(new URL(name).pathname))
    const sinceRequest = (at = 0) => (page && at > 0 ? at - page.requestStart : null)
    return {
      cache,
      traces: [page, ...calls].flatMap((entry) => (entry && noteOf(entry, NOTES.trace)) ?? []),
      rows: [
        { label: 'First byte, ms', value: sinceRequest(page?.responseStart), budget: kind && budgets[kind] },
        { label: 'Last byte, ms', value: sinceRequest(page?.responseEnd), budget: kind === 'miss' ? budgets.lastByte : null },
        { label: 'Layout shift', value: shift, budget: budgets.layoutShift },
        { label: 'Slowest interaction, ms', value: interaction || null, budget: budgets.interaction },
      ],
    }
  }
}

/** Which budget a Cache-Status has; null: none, as a page that is never cached. */
function kindOf(cache: string | null): 'hit' | 'stale' | 'miss' | null {
  if (cache === null || cache.includes('fwd=bypass')) return null
  return /; hit\b/.test(cache) ? (/ttl=-|stale-on-error/.test(cache) ? 'stale' : 'hit') : 'miss'
}

function noteOf({ serverTiming }: PerformanceResourceTiming, wanted: string): string | null {
  return serverTiming.find(({ name }) => name === wanted)?.description ?? null
}
