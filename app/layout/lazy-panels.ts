// Panels of the header's dropdowns, loaded when first opened. If loading fails, the link that opens the panel leads to a page with the
// same content.
import { lazyComponent } from '../ui/lazy/lazy-component.ts'

export const LazyUserPanel = lazyComponent(async () => (await import('./user-panel.tsx')).UserPanel)

export const LazyFavoritesPanel = lazyComponent(async () => (await import('./favorites-panel.tsx')).FavoritesPanel)
