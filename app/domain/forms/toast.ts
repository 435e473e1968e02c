/** A message that comes and goes (spec §3). */
export interface Toast {
  id: string
  /** How long a dismissible one stays, in ms. */
  duration: number
  message: string
  dismissible: boolean
  type: 'error' | 'success' | 'info'
  icon: string | null
  link: { href: string; text: string } | null
}

/** Spec §9. */
export const TOAST_DISMISS_MS = 10_000

/** A toast with what was not given filled in: type error, 10 s, not dismissible. */
export function makeToast(toast: Pick<Toast, 'id' | 'message'> & Partial<Toast>): Toast {
  return { duration: TOAST_DISMISS_MS, dismissible: false, type: 'error', icon: null, link: null, ...toast }
}

/** Time until it closes itself: only a dismissible one does, others stay until replaced (spec §4, GAP-139). */
export function autoCloseMs({ dismissible, duration }: Toast): number | null {
  return dismissible ? duration : null
}

/** What happens to the one toast there is. */
export type ToastEvent = { kind: 'show'; toast: Toast } | { kind: 'close'; id: string }

/**
 * One at a time: a new one replaces the old; closing one that was replaced changes nothing (spec §4). Of the same id once more it gets another, or the
 * time of the first would close it, and screen readers would not hear a text that stays.
 */
export function nextToast(current: Toast | null, event: ToastEvent): Toast | null {
  if (event.kind === 'show') return current?.id === event.toast.id ? { ...event.toast, id: `${event.toast.id}+` } : event.toast
  return current?.id === event.id ? null : current
}
