// Who indexes pages instead of reading them. A crawler gets a page complete or, while the shop API fails, 503: search engines take that for temporary,
// but index an apology. It gets the same bytes as everybody else, so it is in no cache key, and who forges its name gets a slower page.

/** Names that crawlers and link previews give themselves; most hold one of the first three words. */
const CRAWLER = /(?<!cu)bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|bingpreview|google-inspectiontool|whatsapp/i

/** Whether a request is a crawler's, by its User-Agent. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && CRAWLER.test(userAgent)
}
