'use client'
import { useCallback, useEffect, useReducer } from 'react'
import { autoCloseMs, nextToast, type Toast } from '../domain/forms/toast.ts'
import { SHOW_TOAST } from '../ui/toast/show-toast.ts'
import { ToastRegion } from '../ui/toast/toast-region.client.tsx'

/** The single toast of the page (spec §4): any module raises it with `showToast(makeToast({ … }))`. */
export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [toast, dispatch] = useReducer(nextToast, null)
  useEffect(() => {
    const onShow = (event: Event) => {
      if (event instanceof CustomEvent) dispatch({ kind: 'show', toast: event.detail as Toast })
    }
    document.addEventListener(SHOW_TOAST, onShow)
    return () => document.removeEventListener(SHOW_TOAST, onShow)
  }, [])
  const onClose = useCallback((id: string) => dispatch({ kind: 'close', id }), [])
  return (
    <ToastRegion label={label} closeLabel={closeLabel} toast={toast && { ...toast, closeAfterMs: autoCloseMs(toast) }} onClose={onClose} />
  )
}
