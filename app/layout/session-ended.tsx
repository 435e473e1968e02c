import { Suspense, useEffect, useState } from 'react'
import { onSessionEnd } from '../shop-api/browser/session-end.ts'
import { lazyComponent } from '../ui/lazy/lazy-component.ts'
import type { SessionEndedLabels } from './session-ended-dialog.client.tsx'

// Few visitors come to it. Where it cannot be loaded, the control that was used still says that the login is over.
const SessionEndedDialog = lazyComponent(async () => (await import('./session-ended-dialog.client.tsx')).SessionEndedDialog)

export interface SessionEndedProps {
  /** The login page. */
  loginHref: string
  labels: SessionEndedLabels
}

/** Says on every page that the session has ended, whichever call found it out. */
export function SessionEnded(props: SessionEndedProps) {
  const [ended, setEnded] = useState<{ userId: number | null } | null>(null)
  useEffect(() => onSessionEnd((userId) => setEnded({ userId })), [])
  if (!ended) return null
  return (
    <Suspense>
      <SessionEndedDialog {...props} userId={ended.userId} onClose={() => setEnded(null)} />
    </Suspense>
  )
}
