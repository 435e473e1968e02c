// Which response a request for a public page gets: from the cache, from a pending render, or from a render of its own. No HTTP, no React.
import type { SpanRecorder } from '../edge-context.ts'
import { reportError } from '../report-error.ts'
import type { CacheEntry, PageBytes } from '../store/cache-entry.ts'
import { CACHE_STATUS } from '../store/cache-status.ts'
import { freshnessOf } from '../store/freshness.ts'
import type { PageStore } from '../store/page-store.ts'
import type { CallPriority } from '../upstream/call-priorities.ts'
import { joinRender, newRenderContext, outranks, type RenderContext } from '../upstream/render-context.ts'
import { type RenderDocument, withHtml } from './html-on-demand.ts'
import { hasRenderLeft } from './render-budget.ts'
import {
  cachedDecision,
  type CachedDecision,
  type CopyRequest,
  type CopySearch,
  copySearch,
  hasFailed,
  isSafeToStream,
} from './outage-copy.ts'
import type { PendingRender, RenderResult } from './render-for-store.ts'
import { DEFAULT_RETRY_AFTER } from './retry-after.ts'

export interface PublicPage {
  /** Cache key. */
  key: string
  render: (context: RenderContext) => Promise<PendingRender>
  /** The old page again, with a new lifetime, where a render would make the same; else a render. */
  renew: (context: RenderContext, old: CacheEntry) => Promise<RenewedPage>
  renderDocument: RenderDocument
}

export type RenewedPage =
  | { kind: 'unchanged'; entry: CacheEntry & { bytes: PageBytes } }
  | { kind: 'rendered'; render: PendingRender }
  /** retryAfter: of the shop API, in seconds; null: it gave none. */
  | { kind: 'failed'; retryAfter: number | null }

export interface PageRequest extends CopyRequest {
  /** The client can be sent a page in parts. */
  mayStream: boolean
  /** The shop API has told the client that the page which it shows is old (GAP-98): only one made since then is new. @default false */
  isKnownOld?: boolean
  priority: CallPriority
  /** Network of the client (http/visitor-network.ts). @default '': not known */
  network?: string
  /** Counts a render of this client; false: it has had too many. @default always true */
  mayRender?: (() => Promise<boolean>) | undefined
  /** @default null */
  spans?: Pick<SpanRecorder, 'begin'> | null
  /** Called when the request waits for another one's render. @default nothing */
  onWait?: (() => void) | undefined
}

export type Decision =
  | CachedDecision
  /** copy: as CopySearch. */
  | { kind: 'streamed'; render: PendingRender; copy: CopySearch }
  | { kind: 'redirect'; href: string; status: 301 | 302 }
  /** retryAfter: seconds; null: the failure is the edge's own, not the shop API's. */
  | { kind: 'failed'; retryAfter: number | null }
  /** The client has had too many pages rendered. */
  | { kind: 'limited' }
  /** No render finished in time, and there is no old page: the request is served without the store. */
  | { kind: 'timeout' }

/** After this many lost leaders a follower stops following. When a leader is lost, one follower leads and the others follow it. */
const MAX_FOLLOWED = 2

/**
 * Revalidations that one isolate runs at the same time. More compete for its one thread until responses of the shop API wait too long and all
 * of them fail and start anew.
 */
const MAX_REVALIDATIONS = 4

const OWN_FAILURE = { kind: 'failed', retryAfter: null } as const

/** Decides which response one request for a public page gets. */
export async function decideResponse(store: PageStore<RenderResult>, page: PublicPage, request: PageRequest): Promise<Decision> {
  store.syncPurges(request.waitUntil)
  const lookup = request.spans?.begin('cache')
  const found = await store.find(page.key, request.waitUntil)
  lookup?.end({ 'patyna.found': found ? freshnessOf(found, request.now) : 'nothing' })
  const copy = copySearch(store, page.key, request)
  const decision = await decideForBuild(store, page, { request, found, copy })
  return found || isAnswer(decision) ? decision : ((await copy()) ?? decision)
}

function isAnswer(decision: Decision): boolean {
  return decision.kind === 'page'
    ? decision.isCached
    : decision.kind !== 'failed' && decision.kind !== 'limited' && decision.kind !== 'timeout'
}

/** @param found of this build */
async function decideForBuild(
  store: PageStore<RenderResult>,
  page: PublicPage,
  { request, found, copy }: { request: PageRequest; found: CacheEntry | null; copy: CopySearch },
): Promise<Decision> {
  const { key } = page
  const freshness = found ? freshnessOf(found, request.now) : 'gone'
  if (found && isFresh(found, request)) return cachedDecision(found, CACHE_STATUS.hit(found, request.now))

  const old = freshness === 'gone' ? null : found
  const hasFailed = store.backOff.hasFailed(key)
  // A redirect is not stored: the old page would be served, refreshed and loaded in full again and again.
  const mayBeOld = hasFailed || (freshness === 'stale' && !store.backOff.hasEnded(key))
  if (old && !request.isRefresh && mayBeOld) {
    if (mayRevalidate(store, key)) revalidate(store, page, old, request)
    return cachedDecision(old, CACHE_STATUS[hasFailed ? 'staleOnError' : 'hit'](old, request.now))
  }
  // This isolate's copy is too old to be sent; that of another one may not be.
  const fresh = old && (await store.findFresh(key, request.waitUntil))
  if (fresh && isFresh(fresh, request)) return cachedDecision(fresh, CACHE_STATUS.hit(fresh, request.now))
  if (old && store.backOff.isWaiting(key)) return { kind: 'failed', retryAfter: DEFAULT_RETRY_AFTER }

  if (request.mayRender && !store.flights.has(key) && !(await request.mayRender())) return oldOr(old, request, { kind: 'limited' })

  const { priority, network = '' } = request
  for (let tries = 0; tries < MAX_FOLLOWED; tries++) {
    // Another request may have rendered the page while the farther tiers were read or a leader was lost.
    const near = await store.findInMemory(key)
    if (near && isFresh(near, request)) return cachedDecision(near, CACHE_STATUS.hit(near, request.now))
    const followed = store.flights.follow(key)
    if (!followed) break
    joinRender(followed.progress, { priority, network })
    request.onWait?.()
    const result = await followed.value
    if (result && !mayRetry(result, followed.progress, request) && !isTooOld(result, request))
      return decisionOf(result, old, request, CACHE_STATUS.collapsed)
  }
  if (store.flights.has(key)) return oldOr(old, request, { kind: 'timeout' })
  const underWay = store.flights.count(() => true)
  const ofNetwork = network === '' ? 0 : store.flights.count((one) => one.network === network)
  if (!hasRenderLeft(priority, underWay, ofNetwork)) {
    return oldOr(old, request, { kind: 'failed', retryAfter: DEFAULT_RETRY_AFTER })
  }
  // Not the instant of the request: it may have followed another one until now.
  const context = newRenderContext(priority, Date.now(), network)
  if (old) {
    const result = renewed(store, page, { old, context, waitUntil: request.waitUntil })
    store.flights.lead(key, result, context, request.waitUntil)
    const renewal = await result
    const isRenewed = renewal.kind === 'page' && renewal.isRenewed
    return decisionOf(renewal, old, request, isRenewed ? CACHE_STATUS.renewed : CACHE_STATUS.revalidated)
  }
  const { render, result } = lead(store, page, context, request)
  if (request.mayStream) {
    const streamed = await render
    if (!streamed) return OWN_FAILURE
    if (await isSafeToStream(store, streamed, copy)) return { kind: 'streamed', render: streamed, copy }
  }
  return decisionOf(await result, old, request, CACHE_STATUS.rendered)
}

function isFresh(entry: CacheEntry, request: Pick<PageRequest, 'now' | 'isKnownOld'>): boolean {
  return freshnessOf(entry, request.now) === 'fresh' && !isFromBefore(entry, request)
}

/** Whether a render that was followed began before the client learned that the page is old. */
function isTooOld(result: RenderResult, request: PageRequest): boolean {
  return (result.kind === 'page' || result.kind === 'missing') && isFromBefore(result.entry, request)
}

function isFromBefore({ at }: CacheEntry, { now, isKnownOld = false }: Pick<PageRequest, 'now' | 'isKnownOld'>): boolean {
  return isKnownOld && at < now
}

/** Where a page is not rendered: the old one, if there is one; whoever shows that already gets nothing. */
function oldOr(old: CacheEntry | null, { now, isRefresh }: PageRequest, refusal: Decision): Decision {
  return old && !isRefresh ? cachedDecision(old, CACHE_STATUS.staleOnError(old, now)) : refusal
}

/** The response for a render's result. An incomplete result yields to an old page, if there is one. */
function decisionOf(result: RenderResult, old: CacheEntry | null, { now, isRefresh }: PageRequest, cacheStatus: string): Decision {
  if (result.kind === 'page' && result.isComplete) return { kind: 'page', entry: result.entry, cacheStatus, isCached: true }
  if (result.kind === 'missing') return cachedDecision(result.entry, cacheStatus)
  if (result.kind === 'redirect') return result
  if (isRefresh) return { kind: 'failed', retryAfter: DEFAULT_RETRY_AFTER }
  if (old) return cachedDecision(old, CACHE_STATUS.staleOnError(old, now))
  if (result.kind !== 'page') return result
  const { entry, retryAfter } = result
  return { kind: 'page', entry, cacheStatus: CACHE_STATUS.incomplete, isCached: false, ...(retryAfter !== undefined && { retryAfter }) }
}

/** Whether the render failed because its calls were refused a permit that this request's priority may get. */
function mayRetry(result: RenderResult, { refusedPriority }: RenderContext, { priority }: PageRequest): boolean {
  return hasFailed(result) && refusedPriority !== null && outranks(priority, refusedPriority)
}

/** Whether a page may be revalidated now. No request waits for that; when it may not, the next request tries again. */
function mayRevalidate({ backOff, flights }: PageStore<RenderResult>, key: string): boolean {
  return !backOff.isWaiting(key) && !flights.has(key) && flights.count(({ priority }) => priority === 'refresh') < MAX_REVALIDATIONS
}

/** Revalidates a page that was just served stale: from a farther tier that has a fresh entry, else by renewing it. */
function revalidate(store: PageStore<RenderResult>, page: PublicPage, old: CacheEntry, { now, waitUntil }: PageRequest): void {
  const context = newRenderContext('refresh', now)
  const result = store.findFresh(page.key, waitUntil).then(async (entry): Promise<RenderResult> => {
    if (entry?.bytes) return { kind: 'page', entry: { ...entry, bytes: entry.bytes }, isComplete: true }
    return renewed(store, page, { old, context, waitUntil })
  })
  store.flights.lead(page.key, result, context, waitUntil)
  // Where HTML was requested before, the next request need not wait for it.
  if (old.bytes?.html) waitUntil(result.then((renewed) => prepareHtml(store, page, renewed, waitUntil)))
}

async function prepareHtml(
  store: PageStore<RenderResult>,
  { key, renderDocument }: PublicPage,
  result: RenderResult,
  waitUntil: PageRequest['waitUntil'],
): Promise<void> {
  if (result.kind !== 'page' || !result.isComplete) return
  await withHtml({ entry: result.entry, isCached: true }, { store, key, renderDocument, waitUntil })
}

interface RenewalOptions {
  old: CacheEntry
  context: RenderContext
  waitUntil: PageRequest['waitUntil']
}

/** Renews an old page, and stores it. Never rejects. */
async function renewed(
  store: PageStore<RenderResult>,
  page: PublicPage,
  { old, context, waitUntil }: RenewalOptions,
): Promise<RenderResult> {
  const renewal = await page.renew(context, old).catch(nullOnError)
  if (!renewal) return OWN_FAILURE
  if (renewal.kind === 'rendered') {
    const result = await stored(store, page.key, renewal.render, waitUntil)
    if (result.kind === 'redirect' || result.kind === 'missing') store.backOff.end(page.key)
    return result
  }
  if (renewal.kind === 'failed') {
    store.backOff.fail(page.key, renewal.retryAfter)
    return { kind: 'failed', retryAfter: renewal.retryAfter ?? DEFAULT_RETRY_AFTER }
  }
  store.backOff.succeed(page.key, Boolean(renewal.entry.sources?.reads.length))
  // HTML may have been rendered meanwhile (html-on-demand.ts).
  const near = await store.findInMemory(page.key)
  const entry = near?.etag === renewal.entry.etag && near.bytes?.html ? { ...renewal.entry, bytes: near.bytes } : renewal.entry
  await store.put(page.key, entry, waitUntil)
  return { kind: 'page', entry, isComplete: true, isRenewed: true }
}

/** Renders a page for this request and all that follow it. */
function lead(store: PageStore<RenderResult>, page: PublicPage, context: RenderContext, { waitUntil }: PageRequest) {
  const render = page.render(context).catch(nullOnError)
  const result = render.then((pending): RenderResult | Promise<RenderResult> =>
    pending ? stored(store, page.key, pending, waitUntil) : OWN_FAILURE,
  )
  store.flights.lead(page.key, result, context, waitUntil)
  return { render, result }
}

/** null: the render could not even start; the next request tries again. */
function nullOnError(error: unknown): null {
  reportError(error)
  return null
}

/** Waits for a render's result, stores it when it is complete, and remembers failures. */
async function stored(
  store: PageStore<RenderResult>,
  key: string,
  { result, record }: PendingRender,
  waitUntil: PageRequest['waitUntil'],
): Promise<RenderResult> {
  const settled = await result
  if (hasFailed(settled)) store.backOff.fail(key, record.retryAfter)
  else store.backOff.succeed(key, await Promise.race([record.reads.answered, Promise.resolve(false)]))
  if (settled.kind === 'missing' || (settled.kind === 'page' && settled.isComplete)) await store.put(key, settled.entry, waitUntil)
  return settled
}
