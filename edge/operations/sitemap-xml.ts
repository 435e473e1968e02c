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

/** Addresses of a sitemap. */
export function urls(addresses: readonly string[]): string {
  return addresses.map((address) => `<url><loc>${escaped(address)}</loc></url>\n`).join('')
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escaped(address: string): string {
  return address.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}
