import { type ReactElement, type ReactNode, useId } from 'react'
import type { LoadReason } from './panel-source.ts'
import { useApproach } from './use-approach.client.ts'

interface PanelButtonProps {
  className: string | undefined
  /** Attributes of the submit button without scripts. */
  submits: { form: string; name: string; value: string }
  /** Attributes with which the browser opens the dialog. */
  opens: (id: string) => object
  /** The dialog, rendered from the first approach on. */
  dialog: (id: string) => ReactElement
  load: (reason: LoadReason) => void
  children: ReactNode
}

/** A button of a panel and its dialog. Before hydration and without scripts the button submits a form. */
export function PanelButton({ className, submits, opens, dialog, load, children }: PanelButtonProps) {
  const id = useId()
  const { isNear, onButton } = useApproach(load)
  return (
    <>
      <button
        {...(isNear ? { type: 'button', ...opens(id) } : { type: 'submit', ...submits })}
        className={className}
        aria-haspopup="dialog"
        {...onButton}
      >
        {children}
      </button>
      {isNear && dialog(id)}
    </>
  )
}
