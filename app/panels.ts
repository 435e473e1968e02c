// THE PANEL TABLE. A panel = one row: the content of closed dialogs of a page, loaded on demand as a fragment of Flight with a path
// (edge/http/flight-protocol.ts), a lifetime and a cache key of its own. Only the edge imports this.
import type { RouteName, RouteParams } from './addresses/route-params.ts'
import type { ListingSource } from './features/filters/listing-view.ts'
import type { PageInput, Panel } from './page.ts'

/** Names of lifetimes in edge/store/cache-policies.ts. */
export type PanelPolicy = 'panel' | 'frame'

interface PanelRow {
  cache: PanelPolicy
  /** The pages that have it, each with its loader. */
  pages: { readonly [Name in RouteName]?: () => Promise<Panel<RouteParams[Name]>> }
}

export const PANELS = {
  filters: {
    cache: 'panel',
    pages: {
      catalog: async () => filtersOf((await import('./pages/catalog/catalog-listing.ts')).catalogListing),
      tag: async () => filtersOf((await import('./pages/tag/tag-listing.ts')).tagListing),
      boutique: async () => filtersOf((await import('./pages/boutique/boutique-listing.ts')).boutiqueListing),
      vendor: async () => filtersOf((await import('./pages/vendor/vendor-listing.ts')).vendorListing),
    },
  },
  // Of the home page, and so one for every page of a market.
  departments: {
    cache: 'frame',
    pages: { home: async () => (await import('./layout/departments-panel.tsx')).departmentsPanel },
  },
  // Without calls: the suggestions themselves are requested by the browser.
  search: {
    cache: 'frame',
    pages: { home: async () => (await import('./layout/search-panel.tsx')).searchPanel },
  },
  // Without calls, too: the browser has the place, and asks for the sizes of the cards.
  fit: {
    cache: 'frame',
    pages: { home: async () => (await import('./layout/fit-panel.tsx')).fitPanel },
  },
  place: {
    cache: 'frame',
    pages: { home: async () => (await import('./layout/place-panel.tsx')).placePanel },
  },
  // Without calls: a session ends also where the shop API is down.
  session: {
    cache: 'frame',
    pages: { home: async () => (await import('./layout/session-panel.tsx')).sessionPanel },
  },
} as const satisfies Record<string, PanelRow>

export type PanelName = keyof typeof PANELS

/** A page's panel: its lifetime and its loader. null: that page has no such panel. */
export function panelOf<Name extends RouteName>(
  panel: string,
  page: Name,
): { cache: PanelPolicy; load: () => Promise<Panel<RouteParams[Name]>> } | null {
  const row: PanelRow | undefined = Object.hasOwn(PANELS, panel) ? PANELS[panel as PanelName] : undefined
  const load = row?.pages[page]
  return row && load ? { cache: row.cache, load } : null
}

/** The filters of a listing. */
async function filtersOf<Params>(listing: (input: PageInput<Params>) => ListingSource | Promise<ListingSource>): Promise<Panel<Params>> {
  const [{ filtersPanel }, { menuEnds }] = await Promise.all([
    import('./features/filters/filters-panel.tsx'),
    import('./layout/menu-ends.tsx'),
  ])
  return async (input) => {
    const source = await listing(input)
    return filtersPanel(source, input.shop, menuEnds(source.view))
  }
}
