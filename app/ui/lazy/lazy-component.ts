import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/**
 * A component whose file is loaded when it is first drawn, for what few visitors come to; draw it inside `<Suspense>`. What cannot be
 * loaded shows nothing.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }))
}

function Nothing() {
  return null
}
