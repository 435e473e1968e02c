'use client'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CheckIcon, CloseIcon, WarningIcon } from '../icons/icons.tsx'
import styles from './toast.module.css'

export interface ToastMessage {
  id: string
  message: string
  type: 'error' | 'success' | 'info'
  link: { href: string; text: string } | null
  /** Auto-close delay in ms; null keeps it until replaced or closed. */
  closeAfterMs: number | null
}

interface ToastProps extends ToastMessage {
  closeLabel: string
  onClose: (id: string) => void
}

/** One message in the region; its timer pauses while it is hovered or focused. */
export function Toast({ id, message, type, link, closeAfterMs, closeLabel, onClose }: ToastProps) {
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isPaused = isPointedAt || isFocused
  const focusedBefore = useRef<Element>(null)

  useEffect(() => {
    if (closeAfterMs === null || isPaused) return
    const timer = setTimeout(() => onClose(id), closeAfterMs)
    return () => clearTimeout(timer)
  }, [closeAfterMs, id, isPaused, onClose])

  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget
    setIsFocused(true)
  }

  function close() {
    // The button goes away, and the focus with it: back to where it was (WCAG 2.4.3).
    if (isFocused && focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus()
    onClose(id)
  }

  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={onFocus}
      onBlur={() => setIsFocused(false)}
    >
      <span className={styles.icon}>{type === 'success' ? <CheckIcon /> : <WarningIcon />}</span>
      <p className={styles.text}>
        <span>{message}</span>
        {link && <a href={link.href}>{link.text}</a>}
      </p>
      <IconButton label={closeLabel} icon={<CloseIcon size={20} />} onClick={close} />
    </div>
  )
}
