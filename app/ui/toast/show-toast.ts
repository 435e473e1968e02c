/** Document event that carries a toast. */
export const SHOW_TOAST = 'ui:toast'

/** Shows a toast in the page's toast region. */
export function showToast(toast: object): void {
  document.dispatchEvent(new CustomEvent(SHOW_TOAST, { detail: toast }))
}
