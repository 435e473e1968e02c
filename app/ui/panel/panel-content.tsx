import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { Button } from '../button/button.tsx'
import { LinkButton } from '../button/link-button.tsx'
import { SectionBoundary } from '../section-boundary/section-boundary.client.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useFirstFocus } from './use-first-focus.client.ts'
import { type PanelState, WAITING } from './use-panel.client.ts'

export interface PanelLabels {
  loading: string
  failed: string
  retry: string
  /** Text of the link to the page with the same content. */
  asPage: string
}

interface PanelContentProps {
  state: PanelState
  /** Dialog whose first field gets the focus when the content has loaded after it opened. @default null (the focus stays) */
  dialogId?: string | null
  /** Name of the part. */
  part: string
  labels: PanelLabels
  /** URL of the page with the same content. */
  openAddress: string
  onRetry: () => void
  /** Class of the skeleton and of the failure. */
  className: string | undefined
}

/** Content of a panel's dialog: its part, a skeleton while it loads, or a failure with a retry and a link. */
export function PanelContent({ state: newest, dialogId = null, part, labels, openAddress, onRetry, className }: PanelContentProps) {
  // The dialog renders first: on a slow phone its content takes several frames.
  const state = useDeferredValue(newest, WAITING)
  const waiting = (
    <div className={className} aria-busy="true">
      <VisuallyHidden>{labels.loading}</VisuallyHidden>
      <SkeletonLines />
    </div>
  )
  const failed = (isRetrying: boolean) => (
    <div className={className} role="alert">
      <p>{labels.failed}</p>
      <Button variant="secondary" size="small" isBusy={isRetrying} onClick={onRetry}>
        {labels.retry}
      </Button>
      <LinkButton href={openAddress} rel="nofollow" variant="quiet" size="small">
        {labels.asPage}
      </LinkButton>
    </div>
  )
  if (state.kind === 'waiting') return waiting
  if (state.kind === 'failed') return failed(state.isRetrying)
  return (
    // A file of the part may be missing after a deploy.
    <SectionBoundary fallback={failed(false)}>
      <Suspense fallback={waiting}>
        <Part dialogId={dialogId}>{state.parts[part]}</Part>
      </Suspense>
    </SectionBoundary>
  )
}

function Part({ dialogId, children }: { dialogId: string | null; children: ReactNode }) {
  useFirstFocus(dialogId)
  return children
}

function SkeletonLines() {
  return (
    <>
      <Skeleton shape="line" width="half" />
      <Skeleton shape="line" width="most" />
      <Skeleton shape="line" width="third" />
      <Skeleton shape="line" width="most" />
    </>
  )
}
