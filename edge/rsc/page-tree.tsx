import type { ReactNode } from 'react'
import type { Market } from '#app/domain/market.ts'
import { Document } from '#app/document.tsx'
import type { PageInput, PublicPage } from '#app/page.ts'
import { ROUTES, type RouteMatch, type RouteName, type RouteParams } from '#app/routes.ts'
import type { EdgeConfig } from '../env.ts'
import { pageInput } from './page-input.ts'

interface PageTreeOptions {
  config: EdgeConfig
  isWhole: boolean
  mockHeaders: Readonly<Record<string, string>> | null
}

/** A document on its way: rendering it settles `decided`, which rejects with the outcome that the page has instead of being one. */
export interface PageTree {
  root: ReactNode
  decided: Promise<void>
}

/** The document of a matched page. */
export async function pageTree<Name extends RouteName>(
  match: { name: Name; params: RouteParams[Name]; market: Market },
  { config, isWhole, mockHeaders }: PageTreeOptions,
): Promise<PageTree> {
  const { params, market } = match
  const input = await pageInput({ params, market, config, now: Date.now(), mockHeaders })
  const Page = await ROUTES[match.name].page()
  const decision = Promise.withResolvers<void>()
  decision.promise.catch(() => undefined) // whoever renders awaits it later
  async function DecidedPage() {
    try {
      const page = await Page(input)
      decision.resolve()
      return page
    } catch (error) {
      decision.reject(error)
      throw error
    }
  }
  const root = framed(input, <DecidedPage />, { match: match as RouteMatch, isWhole })
  return { root, decided: decision.promise }
}

/** The document of a page that no route names: it is decided already. */
export async function plainTree(Page: PublicPage<object>, market: Market, config: EdgeConfig): Promise<PageTree> {
  const input = await pageInput({ params: {}, market, config, now: Date.now(), mockHeaders: null })
  return { root: framed(input, <Page {...input} />, { match: null, isWhole: true }), decided: Promise.resolve() }
}

function framed(input: PageInput<unknown>, page: ReactNode, { match, isWhole }: { match: RouteMatch | null; isWhole: boolean }): ReactNode {
  return (
    <Document input={input} match={match} isWhole={isWhole}>
      {page}
    </Document>
  )
}
