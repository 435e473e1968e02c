'use client'
import { type ReactNode, startTransition, Suspense, use, useState } from 'react'
import { DialogClosed } from '../dialog/dialog-closed.ts'
import { FailureNote } from '../failure-note/failure-note.tsx'
import { useAttempt } from '../failure-note/use-attempt.ts'
import { SectionBoundary } from '../section-boundary/section-boundary.client.tsx'
import { PanelSource } from './panel-source.ts'

export interface PanelDialogButtonProps {
  panel: string
  /** The part of the panel that is the dialog; it calls `DialogClosed` when it has closed. */
  part: string
  /** URL of the page that has the panel. */
  address: string
  className: string | undefined
  /** Shown and announced when the dialog cannot be loaded. */
  failed: string
  children: ReactNode
}

/** A button that opens a dialog of a panel, loaded with the first tap. What it does needs scripts: its class hides it without them. */
export function PanelDialogButton({ panel, part, address, className, failed, children }: PanelDialogButtonProps) {
  const loadPanel = use(PanelSource)
  const [dialog, setDialog] = useState<ReactNode>(null)
  const { isBusy, text, attempt } = useAttempt()

  async function open() {
    const parts = await loadPanel({ panel, address }, 'open').catch(() => null)
    return parts ? startTransition(() => setDialog(parts[part])) : failed
  }

  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" aria-busy={isBusy || undefined} onClick={() => void attempt(open)}>
        {children}
      </button>
      <FailureNote text={text} />
      <DialogClosed value={() => setDialog(null)}>
        {/* Of what the button stands in, nothing may go with its dialog; the next tap tries again. */}
        <SectionBoundary
          fallback={
            <div role="alert">
              <FailureNote text={failed} />
            </div>
          }
        >
          <Suspense>{dialog}</Suspense>
        </SectionBoundary>
      </DialogClosed>
    </>
  )
}
