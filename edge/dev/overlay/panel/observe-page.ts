// What the browser measured of the page that stands: of its document, and after a step of the Flight that it came as.
import type { Measured } from '../budget-rows.ts'
import { cacheLabel, type CacheLabel } from '../cache-label.ts'
import { readNotes, type ServerNotes } from '../server-notes.ts'

/** Entries that the type library does not know. */
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
  /** Of the page and of what its islands asked for since. */
  traces: readonly string[]
}

/** Calls of islands and steps that are remembered. */
const MOST_ENTRIES = 60
/** Presses that are quicker are not told by the browser, in ms. */
const SHORTEST_PRESS_MS = 16

/** Watches from now on; `onChange` is called when something was measured. */
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
  // The panel is none of the page: neither its moves nor presses on it count.
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
    /** Another page stands: what came before is not about it. */
    beginStep() {
      since = performance.now()
      opened = null
      paintMs = null
      shift = 0
      interactionMs = null
    },
    /** Whether the page came by a step, not as a document. */
    isStep: () => since > 0,
    /** Paths of the scripts that the first visit loaded before anybody moved. */
    scripts: () => [...scripts],
    page(): SeenPage {
      opened &&= first(performance.getEntriesByType('navigation'))
      const path = location.pathname + location.search
      // Told when all of it is there: one that is streamed stands before that.
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

/** The page that an address of Flight is about: /_rsc/<build>/<page>. */
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
