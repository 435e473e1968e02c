import { Suspense, useEffect, useState } from 'react'
import { onSessionEnd } from '../shop-api/browser/session-end.ts'
import { lazyComponent } from '../ui/lazy/lazy-component.ts'
import type { SessionEndedLabels } from './session-ended-dialog.client.tsx'

// Rarely needed. If it cannot be loaded, the control that made the call still shows that the session has ended.
const SessionEndedDialog = lazyComponent(async () => (await import('./session-ended-dialog.client.tsx')).SessionEndedDialog)

export interface SessionEndedProps {
  /** The login page. */
  loginHref: string
  labels: SessionEndedLabels
}

/** Shows on every page that the session has ended, whichever call detected it. */
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
