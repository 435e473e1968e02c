// Who indexes pages instead of reading them. A crawler gets a page complete or, while the shop API fails, 503: search engines take that for
// temporary, but index an apology.

/** Names that crawlers and link previews give themselves; most hold one of the first three words. */
const CRAWLER = /(?<!cu)bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|bingpreview|google-inspectiontool|whatsapp/i

/** Whether a request is a crawler's, by its User-Agent. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && CRAWLER.test(userAgent)
}
