// Panels of the header's dropdowns, loaded when first opened. If loading fails, the link that opens the panel leads to a page with the
// same content.
import { lazyComponent } from '../ui/lazy/lazy-component.ts'

/** Content of a department's menu: it has a link to the same entries, too, in its own failure. */
export const LazyPanelContent = lazyComponent(async () => (await import('../ui/panel/panel-content.tsx')).PanelContent)

export const LazyUserPanel = lazyComponent(async () => (await import('./user-panel.tsx')).UserPanel)

export const LazyFavoritesPanel = lazyComponent(async () => (await import('./favorites-panel.tsx')).FavoritesPanel)
