import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/**
 * A component whose file is loaded at its first render, for rarely used parts; render it inside `<Suspense>`. If loading fails, it renders
 * nothing.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }))
}

function Nothing() {
  return null
}
