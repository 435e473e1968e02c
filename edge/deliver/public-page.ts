// Public pages, and the store of this isolate for them.
import type { Context } from 'hono'
import type { RouteMatch } from '#app/addresses/match-route.ts'
import type { Market } from '#app/domain/market.ts'
import { PAGES } from '#app/pages.ts'
import { ErrorPage } from '#app/pages/error/error-page.tsx'
import { NotFoundPage } from '#app/pages/not-found/not-found-page.tsx'
import type { EdgeContext } from '../edge-context.ts'
import type { EdgeBindings } from '../env.ts'
import { pageTree, plainTree } from '../render/page-tree.tsx'
import type { PagePanel } from '../render/panel-tree.ts'
import { cacheKey, panelKey, standInKey } from '../store/cache-key.ts'
import { drillStore } from '../store/drill-store.ts'
import { createPageStore, type PageStore } from '../store/page-store.ts'
import { noUpstream } from '../upstream/page-upstream.ts'
import type { PublicPage } from './decide-response.ts'
import type { RenderResult } from './render-for-store.ts'
import { storedPage } from './stored-page.ts'

const BUILD = import.meta.env.BUILD_ID

/** One store for each set of bindings, so one for each isolate. */
const stores = new WeakMap<EdgeBindings, PageStore<RenderResult>>()

/**
 * The store for this request; null: none. A developer sees every change at once, and a page of a chosen world or scenario of the mock is for
 * one visitor alone.
 */
export function pageStoreOf(c: Context<EdgeContext>): PageStore<RenderResult> | null {
  if (import.meta.env.DEV || c.env.PAGE_CACHE === 'off' || c.get('mockHeaders') !== null) return null
  const store = stores.get(c.env) ?? createPageStore<RenderResult>(c.env, Date.now)
  stores.set(c.env, store)
  return c.get('isDrill') ? drillStore(store, Date.now) : store
}

/** A remembered address (market/resolve-request.ts) has one match, hence one key. */
const keys = new WeakMap<RouteMatch, string>()

function keyOf(match: RouteMatch): string {
  const known = keys.get(match)
  if (known !== undefined) return known
  const key = cacheKey(match, BUILD)
  keys.set(match, key)
  return key
}

/** The public page of a route; null: a private page, which is never stored. */
export function publicPageOf(c: Context<EdgeContext>, match: RouteMatch): PublicPage | null {
  const policy = PAGES[match.name].cache
  if (policy === 'private') return null
  return storedPage(c, {
    key: keyOf(match),
    market: match.market,
    policy,
    routeTag: `route-${match.name}`,
    treeOf: (options) => pageTree(match, { ...options, visitor: null, isBuffered: false, mockHeaders: null }),
  })
}

/** A panel of a public page, which is Flight alone. */
export function publicPanelOf(c: Context<EdgeContext>, { name, cache, treeOf }: PagePanel, match: RouteMatch): PublicPage {
  return storedPage(c, {
    key: panelKey(name, match, BUILD),
    market: match.market,
    policy: cache,
    routeTag: `route-${match.name}`,
    treeOf: (options) => treeOf({ ...options, mockHeaders: null }),
  })
}

/** The one page for every address that does not exist. */
export function notFoundPageOf(c: Context<EdgeContext>, market: Market): PublicPage {
  return storedPage(c, {
    key: standInKey('not-found', market.language, BUILD),
    market,
    policy: 'content',
    routeTag: 'route-not-found',
    treeOf: (options) => plainTree(NotFoundPage, market, options),
  })
}

/** The page of failures. It makes no calls, and a flood of failures costs no render each. */
export function errorPageOf(c: Context<EdgeContext>, market: Market): PublicPage {
  return storedPage(c, {
    key: standInKey('error', market.language, BUILD),
    market,
    policy: 'content',
    routeTag: 'route-error',
    treeOf: (options) => plainTree(ErrorPage, market, { ...options, upstream: noUpstream(), record: null }),
  })
}
