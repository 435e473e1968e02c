import { useEffect } from 'react'

const FIELDS = 'a[href], button:enabled, summary, input:enabled:not([type=hidden])'

/**
 * Focuses the first field of a dialog whose content has loaded after it opened, as the browser does when the content is there on opening. If
 * the visitor has moved the focus meanwhile, it stays. null: no dialog.
 */
export function useFirstFocus(dialogId: string | null): void {
  useEffect(() => {
    if (dialogId === null) return
    const dialog = document.getElementById(dialogId)
    const isWaiting = document.activeElement === dialog || document.activeElement === document.body
    if (isWaiting && dialog?.matches(':popover-open, :modal')) dialog.querySelector<HTMLElement>(FIELDS)?.focus()
  }, [dialogId])
}
