import type { RouteName, RouteParams } from '#app/addresses/route-params.ts'
import type { Market } from '#app/domain/market.ts'
import { panelOf } from '#app/panels.ts'
import { pageInput } from './page-input.ts'
import type { PageTree, PageTreeOptions } from './page-tree.tsx'

/** Renders a panel. It is decided when its parts are ready or its page has another outcome. */
export type RenderPanel = (options: Omit<PageTreeOptions, 'visitor' | 'isBuffered'>) => Promise<PageTree>

/** How to render a panel of a matched page, without a session. null: the page has no such panel. */
export function panelTreeOf<Name extends RouteName>(
  panel: string,
  { name, params, market }: { name: Name; params: RouteParams[Name]; market: Market },
): RenderPanel | null {
  const load = panelOf(panel, name)
  if (!load) return null
  return async ({ record = null, ...options }) => {
    const [render, input] = await Promise.all([load(), pageInput({ ...options, params, market, record })])
    const root = render(input)
    const decided = root.then(() => undefined)
    decided.catch(() => undefined) // callers await it later
    return { root, decided, visitor: null }
  }
}
