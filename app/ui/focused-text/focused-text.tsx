import type { ReactNode } from 'react'

/** A sentence in the place of a control that is gone; it takes the focus, which would be lost. One that was moved elsewhere meanwhile stays there. */
export function FocusedText({ children }: { children: ReactNode }) {
  return (
    <p ref={takeFocus} tabIndex={-1}>
      {children}
    </p>
  )
}

function takeFocus(text: HTMLElement | null): void {
  if (document.activeElement === document.body) text?.focus()
}
