import { withoutCampaign } from '#app/features/promotions/carry-campaign.ts'

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
 * @param entryKey of the history entry that was gone back or forward to; undefined: another page
 * @param before the element that had the focus on the page before
 */
export function moveFocus(entryKey: string | undefined, before: Element | null): void {
  const main = document.querySelector('main')
  const { activeElement } = document
  if (!main || (activeElement !== before && main.contains(activeElement))) return
  const link = entryKey === undefined ? null : linkTo(followed.get(entryKey), main)
  const heading = main.querySelector('h1')
  if (heading) heading.tabIndex = -1
  // The browser restores the place of the page itself.
  ;(link ?? heading ?? main).focus({ preventScroll: true })
}

/** The link to an address: before it was followed it may have been told the campaign that led to its page (GAP-99), of which a new one knows nothing. */
function linkTo(address: string | undefined, main: Element): HTMLElement | null {
  if (address === undefined) return null
  const find = (href: string) => main.querySelector<HTMLElement>(`a[href=${JSON.stringify(href)}]`)
  return find(address) ?? find(withoutCampaign(address))
}
