// The XML of sitemaps (sitemaps.org protocol). Pure.

/** Addresses of one sitemap at most, by the protocol. Its other limit, 50 MB, is far away: an address takes about 100 bytes. */
export const MAX_ADDRESSES = 50_000

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A list of sitemaps. */
export function sitemapIndex(addresses: readonly string[]): string {
  return `${XML}<sitemapindex ${NAMESPACE}>\n${addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`
}

/** A sitemap, whose addresses come between the two. */
export const URL_SET = { start: `${XML}<urlset ${NAMESPACE}>\n`, end: '</urlset>\n' } as const

/** A page of a sitemap. */
export interface SitemapPage {
  address: string
  /** The day, ISO 8601; undefined: not known. */
  changedOn?: string | undefined
}

/** Pages of a sitemap, with the day of their last change. */
export function urls(pages: readonly SitemapPage[]): string {
  return pages.map(({ address, changedOn }) => `<url><loc>${escaped(address)}</loc>${lastmod(changedOn)}</url>\n`).join('')
}

function lastmod(changedOn: string | undefined): string {
  return changedOn === undefined ? '' : `<lastmod>${escaped(changedOn)}</lastmod>`
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escaped(address: string): string {
  return address.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}
