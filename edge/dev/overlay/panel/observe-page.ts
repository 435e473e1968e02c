// Browser measurements of the current page: of its document or, after a client navigation, of its Flight response.
import type { Measured } from '../budget-rows.ts'
import { cacheLabel, type CacheLabel } from '../cache-label.ts'
import { readNotes, type ServerNotes } from '../server-notes.ts'

/** Entry types that the TypeScript DOM library lacks. */
interface PaintEntry extends PerformanceEntry {
  startTime: number
}
interface ShiftEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null }[]
}
interface PressEntry extends PerformanceEntry {
  interactionId: number
  target: Node | null
}

export interface SeenPage extends Omit<Measured, 'kind' | 'cache' | 'scriptBytes'> {
  cache: CacheLabel
  /** Traces of the page and of its islands' later calls. */
  traces: readonly string[]
}

/** Maximum number of island calls and navigations that are kept. */
const MOST_ENTRIES = 60
/** Minimum duration of reported interactions, in ms. */
const SHORTEST_PRESS_MS = 16

/** Starts observing; `onChange` is called after each measurement. */
export function observePage(onChange: () => void) {
  let flights: PerformanceResourceTiming[] = []
  let calls: PerformanceResourceTiming[] = []
  const scripts = new Set<string>()
  let firstMoveAt = Infinity
  let since = 0
  let opened: PerformanceNavigationTiming | null = first(performance.getEntriesByType('navigation'))
  let paintMs: number | null = null
  let shift = 0
  let interactionMs: number | null = null

  for (const type of ['pointerover', 'scroll', 'focusin', 'keydown'] as const)
    addEventListener(type, ({ timeStamp }) => (firstMoveAt = Math.min(firstMoveAt, timeStamp)), { once: true, passive: true })

  watch<PaintEntry>('largest-contentful-paint', ({ startTime }) => {
    if (since === 0) paintMs = startTime
  })
  // Layout shifts of the panel and interactions with it are ignored.
  const isOfPage = (node: Node | null) => document.body.contains(node)
  watch<ShiftEntry>('layout-shift', ({ value, hadRecentInput, startTime, sources }) => {
    if (!hadRecentInput && startTime >= since && sources.some(({ node }) => isOfPage(node))) shift += value
  })
  watch<PressEntry>('event', ({ duration, interactionId, startTime, target }) => {
    if (interactionId > 0 && startTime >= since && isOfPage(target)) interactionMs = Math.max(interactionMs ?? 0, duration)
  })
  watch<PerformanceResourceTiming>('resource', (entry) => {
    const { origin, pathname } = new URL(entry.name)
    if (origin !== location.origin) return
    if (/^\/assets\/.*\.js$/.test(pathname) && entry.startTime < firstMoveAt) scripts.add(pathname)
    if (pathname.startsWith('/_rsc/')) flights = [...flights, entry].slice(-MOST_ENTRIES)
    if (/^\/(shop|auth)\//.test(pathname)) calls = [...calls, entry].slice(-MOST_ENTRIES)
  })

  return {
    /** Resets the measurements when another page is shown. */
    beginStep() {
      since = performance.now()
      opened = null
      paintMs = null
      shift = 0
      interactionMs = null
    },
    /** Whether the page came by a client navigation, not as a document. */
    isStep: () => since > 0,
    /** Paths of the scripts that the first visit loaded before any interaction. */
    scripts: () => [...scripts],
    page(): SeenPage {
      opened &&= first(performance.getEntriesByType('navigation'))
      const path = location.pathname + location.search
      // The entry is reported when the response is complete: a streamed page is shown before that.
      const entry = opened ?? flights.findLast(({ name }) => pageOfFlight(name) === path) ?? null
      const notes = readNotes(entry?.serverTiming ?? [])
      return {
        cache: cacheOf(entry, notes),
        shellMs: entry ? entry.responseStart - entry.requestStart : null,
        endMs: entry && entry.responseEnd > 0 ? entry.responseEnd - entry.requestStart : null,
        paintMs,
        shift,
        interactionMs,
        traces: [notes, ...calls.filter(({ startTime }) => startTime >= since).map(({ serverTiming }) => readNotes(serverTiming))].flatMap(
          ({ trace }) => (trace === null ? [] : [trace]),
        ),
      }
    },
  }

  function watch<Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void): void {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Entry)
      onChange()
    })
    const options: PerformanceObserverInit & { durationThreshold?: number } = {
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: SHORTEST_PRESS_MS }),
    }
    observer.observe(options)
  }
}

/** The page of a Flight URL: /_rsc/<build>/<page>. */
function pageOfFlight(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname.replace(/^\/_rsc\/[^/]*/, '') + search
}

function cacheOf(entry: PerformanceResourceTiming | null, { cacheStatus, age }: ServerNotes): CacheLabel {
  return entry ? cacheLabel(cacheStatus, age) : { kind: 'not stored', label: 'this browser had it already' }
}

function first(entries: readonly PerformanceEntry[]): PerformanceNavigationTiming | null {
  return (entries[0] as PerformanceNavigationTiming | undefined) ?? null
}
