/** Event of the document that carries a toast. */
export const SHOW_TOAST = 'ui:toast'

/** Shows a toast, from anywhere on the page, in the one toast region. */
export function showToast(toast: object): void {
  document.dispatchEvent(new CustomEvent(SHOW_TOAST, { detail: toast }))
}
