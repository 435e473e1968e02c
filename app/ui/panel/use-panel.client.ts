import { startTransition, use, useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from '../lazy/when-idle.ts'
import { isGuess, type LoadReason, type PanelParts, PanelSource } from './panel-source.ts'

/** Loading state of a panel. */
export type PanelState = { kind: 'waiting' } | { kind: 'ready'; parts: PanelParts } | { kind: 'failed'; isRetrying: boolean }

export const WAITING: PanelState = { kind: 'waiting' }

interface UsedPanel {
  state: PanelState
  /** Loads or reloads it; what is loaded already stays until then. */
  load: (reason: LoadReason) => void
}

/** A panel by its name, loaded on demand or when the browser is idle. @param address path and query of its page */
export function usePanel(panel: string, address: string): UsedPanel {
  const loadPanel = use(PanelSource)
  const [state, setState] = useState(WAITING)

  async function load(reason: LoadReason): Promise<void> {
    if (!isGuess(reason)) setState((known) => (known.kind === 'failed' ? { kind: 'failed', isRetrying: true } : known))
    try {
      const parts = await loadPanel({ panel, address }, reason)
      if (parts)
        startTransition(() => setState((known) => (known.kind === 'ready' && known.parts === parts ? known : { kind: 'ready', parts })))
    } catch {
      // Loaded content stays in spite of a failure, and a prefetch fails silently.
      if (!isGuess(reason)) setState((known) => (known.kind === 'ready' ? known : { kind: 'failed', isRetrying: false }))
    }
  }

  const loadWhenIdle = useEffectEvent(() => void load('idle'))
  useEffect(() => whenIdle(() => loadWhenIdle()), [])

  return { state, load: (reason) => void load(reason) }
}
