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

/** By ETag of the cached page, which often survives a revalidation. About 50 kB each. Values, not promises, as in built-stylesheets.ts. */
const pages = new BoundedMap<string, FirstVisitPage>(64)

/**
 * Inlines the stylesheets of a cached page, which saves a round trip before the first paint. Their links stay, because React looks for them, but
 * load nothing; browser/keep-stylesheets.ts fetches the files for the next document. null: a stylesheet cannot be read, so links are sent.
 */
export async function firstVisitPage(
  { etag }: Pick<CacheEntry, 'etag'>,
  html: HtmlBytes,
  readStylesheet: (href: string) => Promise<BuiltStylesheet | null>,
): Promise<FirstVisitPage | null> {
  const known = pages.get(etag)
  if (known) return known
  const text = new TextDecoder().decode(decompressBytes(html.brotli))
  const links = stylesheetLinks(text)
  const stylesheets = await Promise.all(links.map(async ({ href }) => (href === null ? null : readStylesheet(href))))
  // Another visitor's may have been made while the stylesheets were read.
  const made = pages.get(etag) ?? withInlineStylesheets(text, html.link, links, stylesheets)
  // A stylesheet that could not be read is tried again next time.
  if (made) pages.set(etag, made)
  return made
}

interface StylesheetLink {
  tag: string
  /** null: not one of our files. */
  href: string | null
}

function stylesheetLinks(html: string): StylesheetLink[] {
  const head = html.slice(0, html.indexOf('</head>'))
  return [...head.matchAll(STYLESHEET_LINK)].map(([tag, attributes = '']) => ({ tag, href: hrefIn(attributes) }))
}

/** null: a stylesheet could not be read. @param stylesheets of the links, in their order */
function withInlineStylesheets(
  html: string,
  linkHeader: string,
  links: readonly StylesheetLink[],
  stylesheets: readonly (BuiltStylesheet | null)[],
): FirstVisitPage | null {
  const headEnd = html.indexOf('</head>')
  let head = html.slice(0, headEnd)
  for (const [at, { tag }] of links.entries()) {
    const stylesheet = stylesheets[at]
    if (!stylesheet) return null
    // React takes a style with a precedence for one of its own and skips it while hydrating.
    head = head.replace(
      tag,
      () => `<style data-precedence="inline">${stylesheet.text}</style>${tag.replace('<link ', '<link disabled="" ')}`,
    )
  }
  const inlined = head + html.slice(headEnd)
  return {
    htmlBrotli: compressPage(new TextEncoder().encode(inlined)),
    link: linkHeader.replaceAll(STYLESHEET_PRELOAD, ''),
    styleSources: stylesheets.flatMap((stylesheet) => (stylesheet ? [stylesheet.source] : [])),
  }
}

const STYLESHEET_LINK = /<link (rel="stylesheet"[^>]*?)\/>/g

/** In the form of preload-links.ts. */
const STYLESHEET_PRELOAD = /<[^>]*>; rel=preload; as=style(?:; crossorigin(?:=[\w-]+)?)?(?:, |$)/g

function hrefIn(attributes: string): string | null {
  return /href="(\/assets\/[\w.-]+)"/.exec(attributes)?.[1] ?? null
}
