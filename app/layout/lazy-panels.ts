// The panels of the header's dropdowns, loaded when the first of them opens: no page needs them before. When one cannot be loaded, the
// link above it leads to the same.
import { lazyComponent } from '../ui/lazy/lazy-component.ts'

export const LazyUserPanel = lazyComponent(async () => (await import('./user-panel.tsx')).UserPanel)

export const LazyFavoritesPanel = lazyComponent(async () => (await import('./favorites-panel.tsx')).FavoritesPanel)
