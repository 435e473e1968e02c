import { Fragment, Suspense, useEffect, useState } from 'react'
import { onSessionEnd, type SessionEnd } from '../shop-api/browser/session-end.ts'
import { usePanelPart } from '../ui/panel/use-panel-part.tsx'
import { SessionEndContext } from './session-end-context.ts'

/**
 * Shows on every page that the session has ended, whichever call detected it. If the dialog cannot be loaded, the control that made the call still says so.
 * @param home path of the market's home page, which has the panel
 */
export function SessionEnded({ home }: { home: string }) {
  const [end, setEnd] = useState<SessionEnd | null>(null)
  useEffect(() => onSessionEnd(setEnd), [])
  const dialog = usePanelPart({ panel: 'session', address: home }, end?.kind ?? 'ended', end !== null)
  if (!end) return null
  return (
    <SessionEndContext value={{ userId: end.userId, onClose: () => setEnd(null) }}>
      <Suspense>
        <Fragment key={end.kind}>{dialog}</Fragment>
      </Suspense>
    </SessionEndContext>
  )
}
