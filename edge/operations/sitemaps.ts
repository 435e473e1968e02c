// robots.txt, the index of sitemaps, and the sitemaps of each market: one of standing pages, and one for every 50,000 product ids. Bounds by
// id, not by count: a sitemap does not change when a product before it is sold.
import type { Context } from 'hono'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#app/domain/language.ts'
import { marketOfLanguage } from '#app/domain/market.ts'
import { CHOSEN_MARKET } from '#app/addresses/chosen-market.ts'
import { productHref } from '#app/addresses/page-links.ts'
import type { ProductId } from '#app/domain/ids.ts'
import { sitemapProducts } from '#app/shop-api/contract/sitemap.ts'
import { createShopCall } from '#app/shop-api/shop-call.ts'
import { standingAddresses } from '#app/standing-addresses.ts'
import { CACHE_POLICIES } from '../store/cache-policies.ts'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { refuse } from '../http/refusals.ts'
import { reportError } from '../report-error.ts'
import { sessionHeaders } from '../session/session-headers.ts'
import { upstreamFetch } from '../upstream/upstream-fetch.ts'
import { MAX_ADDRESSES, sitemapIndex, URL_SET, urls } from './sitemap-xml.ts'

const { fresh, stale, staleOnError } = CACHE_POLICIES.sitemap
const KEPT = { 'cache-control': `public, max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${staleOnError}` }
const XML = { ...KEPT, 'content-type': 'application/xml; charset=utf-8' }

/** Disallows calls, Flight and choices of a market; private pages are `noindex` themselves. */
export function robots(c: Context<EdgeContext>): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /shop/',
    'Disallow: /auth/',
    'Disallow: /_rsc/',
    `Disallow: ${CHOSEN_MARKET}/`,
    '',
    `Sitemap: ${parseEnv(c.env).PUBLIC_ORIGIN}/sitemap.xml`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, KEPT)
}

/** The index of all sitemaps. */
export async function allSitemaps(c: Context<EdgeContext>): Promise<Response> {
  const { PUBLIC_ORIGIN } = parseEnv(c.env)
  const all = await firstBetween(c, DEFAULT_LANGUAGE, { after: 0, upTo: 0 })
  if (!all) return unavailable(c)
  const parts = Array.from({ length: Math.ceil(all.lastId / MAX_ADDRESSES) }, (_, at) => `products-${at + 1}`)
  const files = LANGUAGES.flatMap((language) => ['pages', ...parts].map((part) => `${PUBLIC_ORIGIN}/sitemaps/${language}/${part}.xml`))
  return c.body(sitemapIndex(files), 200, XML)
}

/** One sitemap of a market. */
export async function sitemap(c: Context<EdgeContext>): Promise<Response> {
  const { PUBLIC_ORIGIN: origin } = parseEnv(c.env)
  const language = c.req.param('language') ?? ''
  const file = c.req.param('file') ?? ''
  if (!isLanguage(language)) return noSitemap(c)
  if (file === 'pages.xml')
    return c.body(URL_SET.start + urls(standingAddresses(language).map((path) => ({ address: origin + path }))) + URL_SET.end, 200, XML)
  const part = Number(/^products-([1-9]\d{0,5})\.xml$/.exec(file)?.[1] ?? 0)
  if (part === 0) return noSitemap(c)
  const first = await firstBetween(c, language, boundsOf(part))
  if (!first) return unavailable(c)
  if (first.lastId <= boundsOf(part).after) return noSitemap(c)
  return c.body(productUrls(c, { language, part, first }), 200, XML)
}

interface ProductRange {
  items: readonly { id: number; name: string; listedOn?: string | undefined }[]
  lastId: number
}

/** Streams the sitemap, with one response of the shop API in memory at a time. A failure breaks the stream off. */
function productUrls(c: Context<EdgeContext>, { language, part, first }: { language: Language; part: number; first: ProductRange }) {
  const { PUBLIC_ORIGIN: origin } = parseEnv(c.env)
  const encoder = new TextEncoder()
  const { upTo } = boundsOf(part)
  let range = first
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(URL_SET.start)),
    async pull(controller) {
      const last = range.items.at(-1)
      const pages = range.items.map(({ id, name, listedOn }) => ({
        address: origin + productHref({ id: id as ProductId, name }, language),
        changedOn: listedOn,
      }))
      controller.enqueue(encoder.encode(urls(pages)))
      if (last && last.id < upTo) {
        range = await productsBetween(c, language, { after: last.id, upTo })
        // The same products again would go on without end.
        if (range.items.some(({ id }) => id <= last.id)) throw new Error('sitemapProducts: products that were there already')
        if (range.items.length > 0) return
      }
      controller.enqueue(encoder.encode(URL_SET.end))
      controller.close()
    },
  })
}

/** Product ids of a part: above `after`, up to `upTo`. */
function boundsOf(part: number): { after: number; upTo: number } {
  return { after: (part - 1) * MAX_ADDRESSES, upTo: part * MAX_ADDRESSES }
}

async function productsBetween(c: Context<EdgeContext>, language: Language, query: { after: number; upTo: number }): Promise<ProductRange> {
  const call = createShopCall({
    origin: parseEnv(c.env).SHOP_API_ORIGIN,
    headers: sessionHeaders(marketOfLanguage(language), null),
    fetch: upstreamFetch(c, { priority: 'prefetch' }),
  })
  return (await call(sitemapProducts, { query }))?.data ?? { items: [], lastId: 0 }
}

/** What a response begins with; null: the shop API fails. */
async function firstBetween(...asked: Parameters<typeof productsBetween>): Promise<ProductRange | null> {
  return productsBetween(...asked).catch((error: unknown) => {
    reportError(error)
    return null
  })
}

/** Robots read the status: the page of failures is for people. */
function unavailable(c: Context<EdgeContext>): Response {
  return refuse(c, 'SHOP_UNAVAILABLE', { 'retry-after': '60' })
}

function noSitemap(c: Context<EdgeContext>): Response {
  return c.text('No such sitemap', 404, { 'cache-control': 'no-store' })
}
