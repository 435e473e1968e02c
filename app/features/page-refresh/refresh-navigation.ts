/** Info of a navigation that renews the page in place, keeping scroll and focus. */
export const REFRESH = 'refresh'

/** Renews the page's data. Without the Navigation API nothing happens: a full reload would cost the visitor the place. */
export function refreshPage(): void {
  if ('navigation' in window) window.navigation.reload({ info: REFRESH })
}
