import type { RouteName, RouteParams } from '#app/addresses/route-params.ts'
import type { Market } from '#app/domain/market.ts'
import { panelOf, type PanelPolicy } from '#app/panels.ts'
import { pageInput } from './page-input.ts'
import { NO_SUBJECT } from './watch-subject.ts'
import type { PageTree, PageTreeOptions } from './page-tree.tsx'

/** Renders a panel. It is decided when its parts are ready or its page has another outcome. */
export type RenderPanel = (options: Omit<PageTreeOptions, 'visitor' | 'isBuffered'>) => Promise<PageTree>

/** A panel of a page: its name, its lifetime, and how to render it. */
export interface PagePanel {
  name: string
  cache: PanelPolicy
  treeOf: RenderPanel
}

/** A panel of a matched page, without a session. null: the page has no such panel. */
export function panelTreeOf<Name extends RouteName>(
  panel: string,
  { name, params, market }: { name: Name; params: RouteParams[Name]; market: Market },
): PagePanel | null {
  const row = panelOf(panel, name)
  if (!row) return null
  const treeOf: RenderPanel = async ({ record = null, ...options }) => {
    const [render, input] = await Promise.all([row.load(), pageInput({ ...options, params, market, record })])
    const root = render(input)
    const decided = root.then(() => undefined)
    decided.catch(() => undefined) // callers await it later
    return { root, decided, subject: NO_SUBJECT, visitor: null }
  }
  return { name: panel, cache: row.cache, treeOf }
}
