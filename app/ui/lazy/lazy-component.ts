import { type ComponentType, createElement, lazy, useEffect } from 'react'

/**
 * A component whose file is loaded at its first render, for rarely used parts; render it inside `<Suspense>`. If loading fails, it renders
 * nothing, and when it is rendered once more it is loaded again: a document outlives many moments without a network.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const start = () => lazy(async () => ({ default: await load().catch(() => Nothing) }))
  let newest = start()

  function Nothing() {
    // Not before it is shown: React renders what it has waited for once more.
    useEffect(() => void (newest = start()), [])
    return null
  }
  return (props: Props) => createElement(newest, props)
}
