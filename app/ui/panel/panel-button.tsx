import { type MouseEvent, type ReactElement, type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LoadReason } from './panel-source.ts'

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

/**
 * A button of a panel and its dialog. The dialog is rendered next to the button when a pointer or the focus reaches it; from then on the
 * browser opens and closes it. Before hydration and without scripts the button submits a form.
 */
export function PanelButton({ className, submits, opens, dialog, load, children }: PanelButtonProps) {
  const id = useId()
  const [isNear, setIsNear] = useState(false)

  function approach() {
    setIsNear(true)
    load('approach')
  }

  function onClick(event: MouseEvent<HTMLButtonElement>) {
    load('open')
    if (isNear) return
    // A click without pointer or focus events before it, as from assistive technology: render the dialog, then let the browser open it.
    event.preventDefault()
    const { currentTarget } = event
    flushSync(() => setIsNear(true))
    queueMicrotask(() => currentTarget.click())
  }

  return (
    <>
      <button
        {...(isNear ? { type: 'button', ...opens(id) } : { type: 'submit', ...submits })}
        className={className}
        aria-haspopup="dialog"
        onPointerOver={isNear ? undefined : approach}
        onFocus={isNear ? undefined : approach}
        onPointerDown={() => load('open')}
        onClick={onClick}
      >
        {children}
      </button>
      {isNear && dialog(id)}
    </>
  )
}
