// Web vitals of this document, counted as the library web-vitals does. Loaded late, and only for some who agreed: see measures-vitals.ts.
import { pageLanguage } from '../../domain/page-language.ts'
import { mayTrack } from '../may-track.ts'
import { changedValues, layoutShift, NO_VALUES, type Shift, slowInteraction } from './vital-values.ts'

/** Where they are sent. */
const VITALS_PATH = '/vitals'
/** Soft navigations of a report. */
const MOST_NAVIGATIONS = 20

type CountedPerformance = Performance & {
  /** All interactions of the document, also those too quick or too early to be observed. Not every browser counts. */
  interactionCount?: number
}

/** What the types of the DOM lack of these entries. */
interface ObservedEntry extends PerformanceEntry {
  interactionId?: number
  hadRecentInput?: boolean
  value?: number
}

/**
 * Observes this document and sends its vitals whenever it is hidden: a tab may be closed then, or come back and get worse. What has not changed since
 * the last report is null in the next. Entries from before this code are buffered by the browser.
 */
export function reportVitals(): void {
  let lcp: number | null = null
  let told = NO_VALUES
  const shifts: Shift[] = []
  const interactions = new Map<number, number>()
  const navigations: number[] = []

  const observers = [
    observe('largest-contentful-paint', ({ startTime }) => startTime < firstHidden() && (lcp = startTime)),
    observe('layout-shift', ({ startTime, hadRecentInput, value = 0 }) => hadRecentInput || shifts.push({ at: startTime, value })),
    // Of interactions before this code the browser has kept the first, and slow ones.
    ...['event', 'first-input'].map((type) =>
      observe(type, ({ interactionId, duration }) => {
        if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
      }),
    ),
  ]
  measureNavigations((ms) => navigations.length < MOST_NAVIGATIONS && navigations.push(ms))

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    for (const each of observers) each?.()
    // Consent may have been withdrawn meanwhile.
    if (!mayTrack()) return
    const timings = (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.serverTiming ?? []
    const named = (name: string) => timings.find((timing) => timing.name === name)?.description
    const durations = [...interactions.values()]
    const values = {
      lcp,
      inp: slowInteraction(durations, (performance as CountedPerformance).interactionCount ?? durations.length),
      cls: observers[1] ? layoutShift(shifts) : null,
    }
    const news = changedValues(told, values)
    if (!news && navigations.length === 0) return
    told = values
    const page = {
      route: named('route'),
      language: pageLanguage(document.documentElement),
      trace: named('traceparent')?.split('-')[1] ?? null,
    }
    navigator.sendBeacon(VITALS_PATH, JSON.stringify({ ...page, ...(news ?? NO_VALUES), navigations: navigations.splice(0) }))
  })
}

/** When the document was hidden for the first time, ms since its start: what is painted later in a tab of the background says how long that lay there. */
function firstHidden(): number {
  const states = performance.getEntriesByType('visibility-state')
  return states.find(({ name }) => name === 'hidden')?.startTime ?? Infinity
}

/** Observes entries of a type; null: this browser has none. @returns takes what is not delivered yet */
function observe(type: string, take: (entry: ObservedEntry) => void): (() => void) | null {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return null
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
  observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  return () => observer.takeRecords().forEach(take)
}

/**
 * Time of each soft navigation, from the click to the page, in ms. A refresh is none: the visitor did nothing; nor is a link to a place of the page, which
 * the second time is no `hashChange` either. Only Back and Forward lead to other pages in the same document.
 */
function measureNavigations(take: (ms: number) => void): void {
  if (!('navigation' in window)) return
  const { navigation } = window
  let begun: number | null = null
  navigation.addEventListener('navigate', ({ navigationType, hashChange, destination, timeStamp }) => {
    const isWithin = hashChange || (navigationType !== 'traverse' && destination.sameDocument)
    begun = navigationType === 'reload' || isWithin ? null : timeStamp
  })
  navigation.addEventListener('navigatesuccess', ({ timeStamp }) => {
    if (begun !== null) take(timeStamp - begun)
    begun = null
  })
}
