/** Document event that carries a screen reader message. */
export const ANNOUNCE = 'ui:announce'

/** Announces a visual change to screen readers through the page's Announcer. */
export function announce(message: string): void {
  document.dispatchEvent(new CustomEvent(ANNOUNCE, { detail: message }))
}
