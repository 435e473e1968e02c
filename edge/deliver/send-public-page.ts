// How a public page is sent: the same bytes for every visitor, from the store wherever there is one.
import type { Context } from 'hono'
import { isBound } from '../binding-door.ts'
import type { EdgeContext } from '../edge-context.ts'
import { acceptedEncodings, acceptsBrotli } from '../http/accepted-encodings.ts'
import { countRender } from '../http/rate-limits.ts'
import { INLINE } from '../http/security-headers.ts'
import { networkOf } from '../http/visitor-network.ts'
import type { CacheEntry, PageBytes } from '../store/cache-entry.ts'
import { CACHE_STATUS, serverTiming } from '../store/cache-status.ts'
import type { PageStore } from '../store/page-store.ts'
import { traceTiming } from '../tracing/trace-name.ts'
import { priorityOfPage } from '../upstream/call-priorities.ts'
import { readStylesheet } from './built-stylesheets.ts'
import { cachedResponse, matches, type PageForm, type PageStatus } from './cached-response.ts'
import { type Decision, decideResponse, type PageRequest, type PublicPage } from './decide-response.ts'
import { firstVisitPage, type FirstVisitPage, isFirstVisit } from './first-visit.ts'
import { withHtml } from './html-on-demand.ts'
import type { Personalisation } from './personalisation.ts'
import type { PendingRender, RenderResult } from './render-for-store.ts'

export interface SendOptions {
  form: PageForm
  /** @default 200 */
  status?: PageStatus
  /** Seconds, of the error page. @default null */
  retryAfter?: number | null
  /** A page that stands for others, of which there are few: no budget of renders holds for it. @default false */
  isFree?: boolean
  /** @default null */
  personalisation?: Personalisation | null
  /** Whether the client can be sent the page in parts. */
  mayStream: () => boolean
  isRefresh: boolean
  /** As in PageRequest. @default false */
  isKnownOld?: boolean
  /** Whether a page without what it is about (app/page-subjects.ts) is better than none. @default true */
  mayLackSubject?: boolean
  /** Responds with a page while it is rendered. */
  stream: (render: PendingRender) => Promise<Response>
  /** Responds to every decision other than a page. */
  otherwise: (decision: Exclude<Decision, { kind: 'page' | 'streamed' }>) => Promise<Response> | Response
}

/** Responds to a request for a public page. */
export async function sendPublicPage(
  c: Context<EdgeContext>,
  { store, page }: { store: PageStore<RenderResult>; page: PublicPage },
  {
    form,
    status = 200,
    retryAfter = null,
    isFree = false,
    personalisation = null,
    mayStream,
    isRefresh,
    isKnownOld = false,
    mayLackSubject = true,
    stream,
    otherwise,
  }: SendOptions,
): Promise<Response> {
  const startedAt = Date.now()
  c.set('pageKey', page.key)
  const waitUntil = (held: Promise<unknown>) => c.executionCtx.waitUntil(held)
  const mayRender = isFree ? undefined : () => countRender(c)
  const otherBuild = { form, areAssetsKept: isBound(c.env, 'ASSET_STORE'), inline: INLINE }
  const spans = c.get('spans')
  const request = {
    now: startedAt,
    // A hit, which is most requests, needs neither.
    get mayStream() {
      return mayStream()
    },
    get priority() {
      return isRefresh ? 'refresh' : priorityOfPage((header) => c.req.header(header))
    },
    get network() {
      return networkOf((name) => c.req.header(name), 'site')
    },
    isRefresh,
    isKnownOld,
    mayRender,
    otherBuild,
    spans,
    onWait: c.get('watchHead'),
    waitUntil,
  } satisfies PageRequest
  let decision = await decideResponse(store, page, request)
  if (decision.kind === 'streamed') {
    const response = await stream(decision.render)
    const copy = response.status < 500 ? null : await decision.copy()
    if (!copy) {
      response.headers.set('cache-status', CACHE_STATUS.streamed)
      // Named here, because the stand-in of a page that is missing or has failed was named in the header that this one replaces.
      response.headers.set('server-timing', `${serverTiming('render', startedAt, Date.now())}, ${traceTiming(c)}`)
      c.set('isTraceNamed', true)
      return response
    }
    // Nobody reads it: its HTML need not be rendered, and the request's span ends.
    void response.body?.cancel().catch(() => undefined)
    // The page of failures has set its own.
    c.set('pageKey', page.key)
    decision = copy
  }
  if (decision.kind !== 'page') return otherwise(decision)
  const { cacheStatus, retryAfter: lacking } = decision
  if (lacking !== undefined && !mayLackSubject) return otherwise({ kind: 'failed', retryAfter: lacking })
  const deliver = spans?.begin('deliver', { 'patyna.form': form })
  const isFirst = form === 'html' && personalisation === null && wantsFirstVisit(c)
  const isUnchanged =
    status === 200 && personalisation === null && !isFirst && matches(c.req.header('if-none-match'), `W/"${decision.entry.etag}"`)
  const options = { store, key: page.key, renderDocument: page.renderDocument, waitUntil }
  // A browser that has the page already gets a 304, for which no HTML is needed.
  const ready = form === 'flight' || (isUnchanged && decision.isCached) ? decision : await withHtml(decision, options)
  if (!ready) {
    deliver?.end({}, true)
    return otherwise({ kind: 'failed', retryAfter: null })
  }
  const { entry, isCached } = ready
  // Kept by its ETag (first-visit.ts): what lacks a part has that of the whole page.
  const firstVisit = isFirst && isCached ? await firstVisitPageOf(c, entry) : null
  const now = Date.now()
  // Complete at once: a header of a finished response is dear to change.
  const timing = `${serverTiming('cache', startedAt, now)}, ${traceTiming(c)}`
  c.set('isTraceNamed', true)
  const appended = personalisation && ((await personalisation.known) ?? personalisation.request)
  deliver?.end()
  return cachedResponse(c, entry, {
    form,
    status: lacking === undefined ? status : 503,
    retryAfter: lacking ?? retryAfter,
    personalisation: appended,
    cacheStatus: status < 429 ? cacheStatus : CACHE_STATUS.failed,
    serverTiming: timing,
    now,
    firstVisit,
    isCached,
  })
}

function wantsFirstVisit(c: Context<EdgeContext>): boolean {
  return c.req.method === 'GET' && isFirstVisit((name) => c.req.header(name)) && acceptsBrotli(acceptedEncodings(c))
}

/** The page for a browser without cached files, whose styles the policy then admits; null: a stylesheet is missing. */
async function firstVisitPageOf(c: Context<EdgeContext>, entry: CacheEntry & { bytes: PageBytes }): Promise<FirstVisitPage | null> {
  if (!entry.bytes.html) return null
  const page = await firstVisitPage(entry, entry.bytes.html, (href) => readStylesheet(c.env, c.req.url, href))
  if (page) c.set('styleSources', page.styleSources)
  return page
}
