import { CAMPAIGN_KEY, ledBy } from '../../domain/marketing/campaign-link.ts'
import { campaignHere } from '../../shop-api/browser/campaign-here.ts'

/** A product's path: below its market a name with a number. Vendors and campaigns have such names, too, further down. */
const PRODUCT = /^(?:\/[a-z]{2})?\/[^/]+-\d+$/

/**
 * Links to products, and to other views of this listing, tell the banner or campaign that led here (GAP-99).
 * In the address, so that another tab knows it, nothing is stored, and a cached page is the same for everybody.
 * Called before a link can be followed.
 */
export function carryCampaign(link: HTMLAnchorElement): void {
  const isView = link.pathname === location.pathname
  if (!link.closest('main') || !(isView || PRODUCT.test(link.pathname))) return
  const href = link.getAttribute('href') ?? ''
  // A banner's own; what was carried to a link before it goes or changes with the page.
  if (href.includes(CAMPAIGN_KEY) && link.dataset['led'] === undefined) return
  const told = ledBy(href, campaignHere())
  if (told === href) return
  link.setAttribute('href', told)
  link.dataset['led'] = ''
}

/** A link's address as its page renders it, before it was told anything. */
export function withoutCampaign(address: string): string {
  return ledBy(address, null)
}
