import type { ReactNode } from 'react'

/** A sentence in the place of a control that is gone; it takes the focus, which would be lost. */
export function FocusedText({ children }: { children: ReactNode }) {
  return (
    <p ref={takeFocus} tabIndex={-1}>
      {children}
    </p>
  )
}

function takeFocus(text: HTMLElement | null): void {
  text?.focus()
}
