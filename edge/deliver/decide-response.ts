// Who gets which page when: from the store, from somebody who is making it, or made now. No HTTP and no rendering in here.
import { CACHE_STATUS } from '../store/cache-status.ts'
import { freshnessOf } from '../store/freshness.ts'
import type { PageBytes, PageEntry } from '../store/cache-entry.ts'
import type { PageStore } from '../store/page-store.ts'
import { reportError } from '../report-error.ts'
import type { CallKind } from '../upstream/call-priorities.ts'
import { type Errand, joinErrand, mattersMore, newErrand } from '../upstream/render-context.ts'
import type { Made, Making } from './render-for-store.ts'
import { TRY_AGAIN_SECONDS } from './retry-after.ts'

export interface PublicPage {
  key: string
  make: (errand: Errand) => Promise<Making>
}

export interface Ask {
  now: number
  /** The visitor can be sent a page in parts. */
  mayStream: boolean
  /** The visitor has a page already and wants a newer one or none. */
  isRefresh: boolean
  /** How much it matters that the shop answers this visit. */
  calls: CallKind
  waitUntil: (held: Promise<unknown>) => void
}

export type Answer =
  | { kind: 'page'; entry: PageEntry & { bytes: PageBytes }; cacheStatus: string; isStored: boolean }
  | { kind: 'streamed'; making: Making }
  | { kind: 'moved'; href: string; status: 301 | 302 }
  | { kind: 'missing'; status: 404 | 410 }
  /** retryAfter: seconds; null = the fault is ours, not the shop's. */
  | { kind: 'failed'; retryAfter: number | null }
  /** Nobody made it in time: the visitor is served as if there were no store. */
  | { kind: 'late' }

/** Of the followers of a leader who is lost one leads, and the others follow him. */
const MOST_FOLLOWED = 2

/**
 * Stored pages that an isolate renews at the same time. More would only compete for its one thread until the shop's answers lie there for
 * too long, and then all of them fail and begin anew.
 */
const RENEWALS_AT_ONCE = 4

const OUR_FAULT = { kind: 'failed', retryAfter: null } as const

/** Decides how one visit to a page for everybody is answered. */
export async function answerPage(store: PageStore<Made>, page: PublicPage, ask: Ask): Promise<Answer> {
  const { key } = page
  store.hearPurges(ask.waitUntil)
  const found = await store.find(key)
  const freshness = found ? freshnessOf(found, ask.now) : 'gone'
  if (found && freshness === 'fresh') return fromStore(found, CACHE_STATUS.hit(found, ask.now))

  const old = freshness === 'gone' ? null : found
  if (old && !ask.isRefresh && (freshness === 'stale' || store.backOff.hasFailed(key))) {
    if (mayRenew(store, key)) renew(store, page, ask)
    return fromStore(old, freshness === 'stale' ? CACHE_STATUS.hit(old, ask.now) : CACHE_STATUS.staleOnError(old, ask.now))
  }
  if (old && store.backOff.isWaiting(key)) return { kind: 'failed', retryAfter: TRY_AGAIN_SECONDS }

  for (let tries = 0; tries < MOST_FOLLOWED; tries++) {
    // While the farther levels were asked, or a leader was lost, somebody may have made it.
    const near = await store.findNear(key)
    if (near && freshnessOf(near, ask.now) === 'fresh') return fromStore(near, CACHE_STATUS.hit(near, ask.now))
    const followed = store.flights.follow(key)
    if (!followed) break
    joinErrand(followed.signs, ask.calls)
    const made = await followed.value
    if (made && !mayDoBetter(made, followed.signs, ask)) return afterMaking(made, old, ask, CACHE_STATUS.followed)
  }
  if (store.flights.has(key)) return { kind: 'late' }
  const { making, made } = lead(store, page, ask)
  if (ask.mayStream && !old) {
    const streamed = await making
    return streamed ? { kind: 'streamed', making: streamed } : OUR_FAULT
  }
  void making.then((started) => started?.flight.cancel())
  return afterMaking(await made, old, ask, old ? CACHE_STATUS.renewed : CACHE_STATUS.made)
}

/** Answers with what was made; where that is not whole, an old page that is comes before it. */
function afterMaking(made: Made, old: PageEntry | null, { now, isRefresh }: Ask, cacheStatus: string): Answer {
  if (made.kind === 'page' && made.isWhole) return { kind: 'page', entry: made.entry, cacheStatus, isStored: true }
  if (made.kind === 'missing') return fromStore(made.entry, cacheStatus)
  if (made.kind === 'moved') return made
  if (isRefresh) return { kind: 'failed', retryAfter: TRY_AGAIN_SECONDS }
  if (old) return fromStore(old, CACHE_STATUS.staleOnError(old, now))
  return made.kind === 'page' ? { kind: 'page', entry: made.entry, cacheStatus: CACHE_STATUS.incomplete, isStored: false } : made
}

/** Whether calls that the leader of a page was refused may be made for this visit. */
function mayDoBetter(made: Made, { refusedAs }: Errand, { calls }: Ask): boolean {
  return hasFailed(made) && refusedAs !== null && mattersMore(calls, refusedAs)
}

function hasFailed(made: Made): boolean {
  return made.kind === 'failed' || (made.kind === 'page' && !made.isWhole)
}

function fromStore(entry: PageEntry, cacheStatus: string): Answer {
  const { bytes } = entry
  if (bytes) return { kind: 'page', entry: { ...entry, bytes }, cacheStatus, isStored: true }
  return { kind: 'missing', status: entry.status === 410 ? 410 : 404 }
}

/** Whether a page is to be renewed now. Nobody waits for that: where there is no place the next visit asks again. */
function mayRenew({ backOff, flights }: PageStore<Made>, key: string): boolean {
  return !backOff.isWaiting(key) && !flights.has(key) && flights.count(({ calls }) => calls === 'refresh') < RENEWALS_AT_ONCE
}

/** Renews a page that was just served: from a farther level that has a fresh one, else by making it. */
function renew(store: PageStore<Made>, page: PublicPage, { now, waitUntil }: Ask): void {
  const errand = newErrand('refresh', now)
  const renewed = store.findRenewed(page.key).then(async (entry): Promise<Made> => {
    if (entry?.bytes) return { kind: 'page', entry: { ...entry, bytes: entry.bytes }, isWhole: true }
    const making = await started(page, errand)
    void making?.flight.cancel()
    return making ? kept(store, page.key, making, waitUntil) : OUR_FAULT
  })
  store.flights.lead(page.key, renewed, errand, waitUntil)
}

/** Makes a page for all who ask meanwhile. */
function lead(store: PageStore<Made>, page: PublicPage, { calls, waitUntil }: Ask) {
  // Not the instant of the visit: it may have followed somebody until now.
  const errand = newErrand(calls, Date.now())
  const making = started(page, errand)
  const made = making.then((each): Made | Promise<Made> => (each ? kept(store, page.key, each, waitUntil) : OUR_FAULT))
  store.flights.lead(page.key, made, errand, waitUntil)
  return { making, made }
}

/** null: not even a beginning could be made; the next visitor tries again. */
async function started(page: PublicPage, errand: Errand): Promise<Making | null> {
  return page.make(errand).catch((error: unknown) => {
    reportError(error)
    return null
  })
}

/** Keeps what may be kept of what was made, and remembers failures. */
async function kept(store: PageStore<Made>, key: string, { made, record }: Making, waitUntil: Ask['waitUntil']): Promise<Made> {
  const result = await made
  if (hasFailed(result)) store.backOff.fail(key, record.retryAfter)
  else store.backOff.succeed(key)
  if (result.kind === 'missing' || (result.kind === 'page' && result.isWhole)) await store.keep(key, result.entry, waitUntil)
  return result
}
