/** Event of the document that carries words for those who listen. */
export const ANNOUNCE = 'ui:announce'

/** Says something that only eyes would notice; the page's Announcer speaks it. */
export function announce(message: string): void {
  document.dispatchEvent(new CustomEvent(ANNOUNCE, { detail: message }))
}
