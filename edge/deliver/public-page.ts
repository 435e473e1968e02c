// Pages for everybody as answers to requests.
import type { Context } from 'hono'
import type { Market } from '#app/domain/market.ts'
import { NotFoundPage } from '#app/pages/not-found/not-found-page.tsx'
import type { RouteMatch } from '#app/addresses/match-route.ts'
import { PAGES } from '#app/pages.ts'
import { cacheKey, notFoundKey } from '../store/cache-key.ts'
import { CACHE_STATUS, serverTiming } from '../store/cache-status.ts'
import { newPageRecord } from '../upstream/render-record.ts'
import type { PageBytes, PageEntry } from '../store/cache-entry.ts'
import { createPageStore, type PageStore } from '../store/page-store.ts'
import { type PageForm, storedResponse, takesBrotli } from './cached-response.ts'
import type { EdgeContext } from '../edge-context.ts'
import type { EdgeBindings } from '../env.ts'
import { parseEnv } from '../env.ts'
import { mockNow } from '../upstream/mock-clock.ts'
import type { VisitorTail } from './personalisation.ts'
import { type Answer, answerPage, type PublicPage } from './decide-response.ts'
import { kindOfPage } from '../upstream/call-priorities.ts'
import { readSheet } from './built-stylesheets.ts'
import { firstVisitPage, type FirstVisitPage, isFirstVisit } from './first-visit.ts'
import { type Made, makePage, type Making } from './render-for-store.ts'
import { pageTree, plainTree } from '../render/page-tree.tsx'
import { shopWayOf } from '../upstream/page-upstream.ts'

const BUILD = import.meta.env.BUILD_ID

/** One store for each set of bindings, so one for each isolate. */
const stores = new WeakMap<EdgeBindings, PageStore<Made>>()

/**
 * Where pages of this request are kept; null: nowhere. A developer wants to see what was just written, and whoever has chosen a world or a
 * scenario of the mock gets pages that are nobody else's.
 */
export function pageStoreOf(c: Context<EdgeContext>): PageStore<Made> | null {
  if (import.meta.env.DEV || c.env.PAGE_CACHE === 'off' || c.var.mockHeaders !== null) return null
  const known = stores.get(c.env)
  if (known) return known
  const store = createPageStore<Made>(c.env, Date.now)
  stores.set(c.env, store)
  return store
}

/** An address that is remembered (resolve-request.ts) is one match, which is one key. */
const keys = new WeakMap<RouteMatch, string>()

function keyOf(match: RouteMatch): string {
  const known = keys.get(match)
  if (known !== undefined) return known
  const key = cacheKey(match, BUILD)
  keys.set(match, key)
  return key
}

/** The page of a route; null: one visitor's, which is never stored. */
export function publicPageOf(c: Context<EdgeContext>, match: RouteMatch): PublicPage | null {
  const policy = PAGES[match.name].cache
  if (policy === 'private') return null
  return {
    key: keyOf(match),
    async make(errand) {
      const at = Date.now()
      const record = newPageRecord(`route-${match.name}`, errand)
      const now = (await mockNow(c.env, null)) ?? at
      const options = { config: parseEnv(c.env), shopWay: shopWayOf(c, errand), visitor: null, isWhole: false, now, mockHeaders: null }
      const tree = await pageTree(match, { ...options, record })
      return makePage({ tree, record, policy, at })
    },
  }
}

/** The one page for everything that is not there. */
export function notFoundPageOf(c: Context<EdgeContext>, market: Market): PublicPage {
  return {
    key: notFoundKey(market.language, BUILD),
    async make(errand) {
      const record = newPageRecord('route-not-found', errand)
      const tree = await plainTree(NotFoundPage, market, { config: parseEnv(c.env), shopWay: shopWayOf(c, errand), record })
      return makePage({ tree, record, policy: 'content', at: Date.now() })
    },
  }
}

export interface SendOptions {
  form: PageForm
  /** One page says that a thing is not there, whether it never was (404) or is gone (410). @default 200 */
  status?: 200 | 404 | 410
  /** Ends this visitor's copy. @default null */
  tail?: VisitorTail | null
  /** The visitor can be sent the page in parts. */
  mayStream: boolean
  isRefresh: boolean
  /** Sends a page that is only just being made. */
  stream: (making: Making) => Promise<Response>
  /** Answers everything that is not a page to be sent. */
  otherwise: (answer: Exclude<Answer, { kind: 'page' | 'streamed' }>) => Promise<Response> | Response
}

/** Answers a request for a page for everybody. */
export async function sendPublicPage(
  c: Context<EdgeContext>,
  { store, page }: { store: PageStore<Made>; page: PublicPage },
  { form, status = 200, tail = null, mayStream, isRefresh, stream, otherwise }: SendOptions,
): Promise<Response> {
  const startedAt = Date.now()
  c.set('pageKey', page.key)
  const waitUntil = (held: Promise<unknown>) => c.executionCtx.waitUntil(held)
  const calls = isRefresh ? 'refresh' : kindOfPage((header) => c.req.header(header))
  const answer = await answerPage(store, page, { now: startedAt, mayStream, isRefresh, calls, waitUntil })
  if (answer.kind === 'streamed') {
    const response = await stream(answer.making)
    response.headers.set('cache-status', CACHE_STATUS.streamed)
    response.headers.set('server-timing', serverTiming('render', startedAt, Date.now()))
    return response
  }
  if (answer.kind !== 'page') return otherwise(answer)
  const { entry, cacheStatus, isStored } = answer
  const firstVisit = form === 'html' && tail === null ? await forFirstVisit(c, entry) : null
  const now = Date.now()
  const timing = serverTiming('cache', startedAt, now)
  const end = tail && ((await tail.known) ?? tail.ask)
  return storedResponse(c, entry, { form, status, tail: end, cacheStatus, serverTiming: timing, now, firstVisit, isStored })
}

/** The page for who has no file of the shop yet, and the policy that admits it; null: the visit is another, or that page cannot be made. */
async function forFirstVisit(c: Context<EdgeContext>, entry: PageEntry & { bytes: PageBytes }): Promise<FirstVisitPage | null> {
  const header = (name: string) => c.req.header(name)
  if (c.req.method !== 'GET' || !isFirstVisit(header) || !takesBrotli(header('accept-encoding'))) return null
  const page = await firstVisitPage(entry, (href) => readSheet(c.env.ASSETS, c.req.url, href))
  if (page) c.set('styleSources', page.styleSources)
  return page
}
