'use client'
import { useState, type ReactNode } from 'react'
import { Button, type ButtonSize } from '../button/button.tsx'
import { Dialog, type DialogProps } from './dialog.client.tsx'

interface DialogButtonProps extends Omit<DialogProps, 'isOpen' | 'onClose'> {
  /** Label of the button. */
  label: ReactNode
  /** @default 'medium' */
  size?: ButtonSize
}

/** A button and the dialog that it opens; the content may be server-rendered. */
export function DialogButton({ label, size = 'medium', ...dialog }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <Button variant="quiet" size={size} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog {...dialog} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
