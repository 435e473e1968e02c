// The panels of the header's dropdowns, loaded when the first of them opens: no page needs them before. What cannot be loaded shows
// nothing; the link above it leads to the same.
import { type ComponentType, lazy } from 'react'

export const LateUserPanel = lazy(async () => orNothing(import('./user-panel.tsx').then(({ UserPanel }) => UserPanel)))

export const LateFavoritesPanel = lazy(async () => orNothing(import('./favorites-panel.tsx').then(({ FavoritesPanel }) => FavoritesPanel)))

async function orNothing<Props>(panel: Promise<ComponentType<Props>>): Promise<{ default: ComponentType<Props> }> {
  return { default: await panel.catch(() => Nothing) }
}

function Nothing() {
  return null
}
