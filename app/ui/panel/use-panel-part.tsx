import { type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { SectionBoundary } from '../section-boundary/section-boundary.client.tsx'
import { type PanelParts, type PanelRequest, PanelSource } from './panel-source.ts'

/** A part of a panel, loaded once it is wanted; null until then, and nothing to see when it or its files cannot be loaded. */
export function usePanelPart({ panel, address }: PanelRequest, part: string, isWanted: boolean): ReactNode {
  const loadPanel = use(PanelSource)
  const [parts, setParts] = useState<PanelParts | null>(null)
  useEffect(() => {
    if (!isWanted) return
    void loadPanel({ panel, address }, 'shown').then(
      (loaded) => startTransition(() => setParts(loaded)),
      () => undefined,
    )
  }, [loadPanel, isWanted, panel, address])
  return isWanted && parts ? <SectionBoundary fallback={null}>{parts[part]}</SectionBoundary> : null
}
