import { BoundedMap } from '../bounded-map.ts'
import { compressPage, decompressBytes } from '../http/brotli-page.ts'
import type { CacheEntry, HtmlBytes } from '../store/cache-entry.ts'
import type { BuiltStylesheet } from './built-stylesheets.ts'

/** A cached page with its stylesheets inline, so that it is painted without another request. */
export interface FirstVisitPage {
  /** By compressPage(), like the page that links its stylesheets. */
  htmlBrotli: Uint8Array<ArrayBuffer>
  /** Value of the Link header, without stylesheets, or ''. */
  link: string
  /** Sources that style-src must admit: `'sha256-…'` each (CSP level 3). */
  styleSources: readonly string[]
}

/**
 * Whether the browser most likely has none of our files cached: it comes from another site, without cookies. Clients without Sec-Fetch headers
 * get the page with linked stylesheets.
 */
export function isFirstVisit(header: (name: string) => string | undefined): boolean {
  return header('sec-fetch-dest') === 'document' && header('sec-fetch-site') !== 'same-origin' && header('cookie') === undefined
}

/** By ETag of the cached page, which often survives a revalidation. About 50 kB each. */
const pages = new BoundedMap<string, Promise<FirstVisitPage | null>>(64)

/**
 * Inlines the stylesheets of a cached page, which saves a round trip before the first paint. Their links stay, because React looks for them, but
 * load nothing; browser/keep-stylesheets.ts fetches the files for the next document. null: a stylesheet cannot be read, so links are sent.
 */
export function firstVisitPage(
  { etag }: Pick<CacheEntry, 'etag'>,
  html: HtmlBytes,
  readStylesheet: (href: string) => Promise<BuiltStylesheet | null>,
): Promise<FirstVisitPage | null> {
  const known = pages.get(etag)
  if (known) return known
  const inlining = withInlineStylesheets(html, readStylesheet)
  pages.set(etag, inlining)
  // A stylesheet that could not be read is tried again next time.
  void inlining.then((page) => page ?? pages.delete(etag))
  return inlining
}

async function withInlineStylesheets(
  { brotli, link }: HtmlBytes,
  readStylesheet: (href: string) => Promise<BuiltStylesheet | null>,
): Promise<FirstVisitPage | null> {
  const html = new TextDecoder().decode(decompressBytes(brotli))
  const headEnd = html.indexOf('</head>')
  const links = [...html.slice(0, headEnd).matchAll(STYLESHEET_LINK)].map(([tag, attributes = '']) => ({ tag, href: hrefIn(attributes) }))
  const stylesheets = await Promise.all(links.map(async ({ href }) => (href === null ? null : readStylesheet(href))))
  let head = html.slice(0, headEnd)
  for (const [at, { tag, href }] of links.entries()) {
    const stylesheet = stylesheets[at]
    if (!stylesheet || href === null) return null
    // React takes a style with a precedence for one of its own and skips it while hydrating.
    head = head.replace(
      tag,
      () => `<style data-precedence="inline">${stylesheet.text}</style>${tag.replace('<link ', '<link disabled="" ')}`,
    )
  }
  const inlined = head + html.slice(headEnd)
  return {
    htmlBrotli: compressPage(new TextEncoder().encode(inlined)),
    link: link.replaceAll(STYLESHEET_PRELOAD, ''),
    styleSources: stylesheets.flatMap((stylesheet) => (stylesheet ? [stylesheet.source] : [])),
  }
}

const STYLESHEET_LINK = /<link (rel="stylesheet"[^>]*?)\/>/g

/** In the form of preload-links.ts. */
const STYLESHEET_PRELOAD = /<[^>]*>; rel=preload; as=style(?:; crossorigin(?:=[\w-]+)?)?(?:, |$)/g

function hrefIn(attributes: string): string | null {
  return /href="(\/assets\/[\w.-]+)"/.exec(attributes)?.[1] ?? null
}
