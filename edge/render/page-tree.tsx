import type { ReactNode } from 'react'
import type { Market } from '#app/domain/market.ts'
import { Document } from '#app/document.tsx'
import type { PageInput, PublicPage } from '#app/page.ts'
import type { RouteMatch } from '#app/addresses/match-route.ts'
import type { RouteName, RouteParams } from '#app/addresses/route-params.ts'
import { type PageRow, PAGES } from '#app/pages.ts'
import type { PageRecord } from '../upstream/render-record.ts'
import type { EdgeConfig } from '../env.ts'
import type { Visitor } from '../session/visitor.ts'
import type { WayToShop } from '../upstream/page-upstream.ts'
import { pageInput, privatePageInput } from './page-input.ts'

export interface PageTreeOptions {
  config: EdgeConfig
  shopWay: WayToShop
  /** Reaches private pages alone; null: the page is made for everybody, so there is none. */
  visitor: Visitor | null
  isWhole: boolean
  /** Instant of the page, ms since 1970. */
  now: number
  mockHeaders: Readonly<Record<string, string>> | null
  /** Notes what becomes of a page that may be stored. @default null */
  record?: PageRecord | null
}

/** A document on its way: rendering it settles `decided`, which rejects with the outcome that the page has instead of being one. */
export interface PageTree {
  root: ReactNode
  decided: Promise<void>
  /** Whose page it is; null = everybody's. */
  visitor: Visitor | null
}

/** The document of a matched page. */
export async function pageTree<Name extends RouteName>(
  match: { name: Name; params: RouteParams[Name]; market: Market },
  { config, shopWay, visitor, isWhole, now, mockHeaders, record = null }: PageTreeOptions,
): Promise<PageTree> {
  const { params, market } = match
  const { input, render } = await pageOf(PAGES[match.name], visitor, { params, market, config, shopWay, now, mockHeaders, record })
  const decision = Promise.withResolvers<void>()
  decision.promise.catch(() => undefined) // whoever renders awaits it later
  async function DecidedPage() {
    try {
      const page = await render()
      decision.resolve()
      return page
    } catch (error) {
      decision.reject(error)
      throw error
    }
  }
  const root = framed(input, <DecidedPage />, { match: match as RouteMatch, isWhole })
  return { root, decided: decision.promise, visitor: PAGES[match.name].cache === 'private' ? visitor : null }
}

/** A public page gets no session to read; a private one does. */
async function pageOf<Params>(row: PageRow<Params>, visitor: Visitor | null, options: Parameters<typeof pageInput<Params>>[0]) {
  if (row.cache === 'private') {
    if (!visitor) throw new Error('A private page is made for a visitor.')
    const [Page, input] = await Promise.all([row.load(), privatePageInput(visitor, options)])
    return { input, render: () => Page(input) }
  }
  const [Page, input] = await Promise.all([row.load(), pageInput(options)])
  return { input, render: () => Page(input) }
}

/** The document of a page that no route names: it is decided already. */
export async function plainTree(
  Page: PublicPage<object>,
  market: Market,
  { config, shopWay, record = null }: Pick<PageTreeOptions, 'config' | 'shopWay' | 'record'>,
): Promise<PageTree> {
  const input = await pageInput({ params: {}, market, config, shopWay, now: Date.now(), mockHeaders: null, record })
  return { root: framed(input, <Page {...input} />, { match: null, isWhole: true }), decided: Promise.resolve(), visitor: null }
}

function framed(input: PageInput<unknown>, page: ReactNode, { match, isWhole }: { match: RouteMatch | null; isWhole: boolean }): ReactNode {
  return (
    <Document input={input} match={match} isWhole={isWhole}>
      {page}
    </Document>
  )
}
