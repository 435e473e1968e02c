/** Addresses of the links that were followed, by the key of the history entry that they were on. */
const followed = new Map<string, string>()

/** Remembers which link leads away from a history entry. */
export function noteFollowed(entryKey: string, { pathname, search }: URL): void {
  followed.set(entryKey, pathname + search)
}

/**
 * Moves the focus into a page that has replaced another one (GAP-131): Back puts it on the
 * link that was followed, anything else on the heading, which says what the page is. A page
 * that has taken the focus keeps it.
 * @param before the element that had the focus on the page before
 */
export function moveFocus(entryKey: string | undefined, before: Element | null): void {
  const main = document.querySelector('main')
  const { activeElement } = document
  if (!main || (activeElement !== before && main.contains(activeElement))) return
  const address = entryKey === undefined ? undefined : followed.get(entryKey)
  const link = address === undefined ? null : main.querySelector<HTMLElement>(`a[href=${JSON.stringify(address)}]`)
  const heading = main.querySelector('h1')
  if (heading) heading.tabIndex = -1
  // The browser restores the place of the page itself.
  ;(link ?? heading ?? main).focus({ preventScroll: true })
}
