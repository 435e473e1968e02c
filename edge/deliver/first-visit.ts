import { BoundedMap } from '../bounded-map.ts'
import { compressPage, decompressBytes } from '../http/brotli-page.ts'
import type { CacheEntry, HtmlBytes } from '../store/cache-entry.ts'
import { scriptsAfterPicture } from '../http/scripts-after-picture.ts'
import { leavesOut, readMarkup, type Rules, usedStyles } from './used-styles.ts'

/** A cached page with the styles of its markup inline, so that it is painted without another request, and scripts that wait for its first picture. */
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

/** By ETag of the cached page, which often survives a revalidation. About 30 kB each. Values, not promises, as in built-stylesheets.ts. */
const pages = new BoundedMap<string, FirstVisitPage>(64)

/**
 * Inlines what the markup of a cached page needs of its stylesheets, which saves a round trip before the first paint. Their links stay, because React
 * looks for them, but load nothing until browser/load-stylesheets.ts enables them, before scripts add other elements. null: a stylesheet cannot be
 * read, so links are sent.
 */
export async function firstVisitPage(
  { etag }: Pick<CacheEntry, 'etag'>,
  html: HtmlBytes,
  readStylesheet: (href: string) => Promise<Rules | null>,
): Promise<FirstVisitPage | null> {
  const known = pages.get(etag)
  if (known) return known
  const text = new TextDecoder().decode(decompressBytes(html.brotli))
  const links = stylesheetLinks(text)
  const stylesheets = await Promise.all(links.map(async ({ href }) => (href === null ? null : readStylesheet(href))))
  const own = await withInlineStylesheets(text, html.link, links, stylesheets)
  // Another visitor's may have been made meanwhile.
  const made = pages.get(etag) ?? own
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
async function withInlineStylesheets(
  html: string,
  linkHeader: string,
  links: readonly StylesheetLink[],
  stylesheets: readonly (Rules | null)[],
): Promise<FirstVisitPage | null> {
  const headEnd = html.indexOf('</head>')
  const markup = readMarkup(html)
  const used = stylesheets.map((rules) => usedStyles(rules ?? [], markup))
  const read = new Set(used.join('').match(/(?<=var\()--[\w-]+/g))
  const inline: string[] = []
  let head = html.slice(0, headEnd)
  for (const [at, { tag }] of links.entries()) {
    const rules = stylesheets[at]
    if (!rules) return null
    const isWhole = !leavesOut(rules, markup)
    const styles = (used[at] ?? '').replace(TOKEN, (token, name: string) => (isWhole || read.has(name) ? token : ''))
    if (styles !== '') inline.push(styles)
    // React takes a style with a precedence for one of its own and skips it while hydrating.
    const style = styles === '' ? '' : `<style data-precedence="inline">${styles}</style>`
    // What is inline as a whole never has to hold. It is loaded for the next page.
    const off = isWhole ? 'media="not all"' : 'disabled=""'
    head = head.replace(tag, () => style + tag.replace('<link ', `<link ${off} `))
  }
  return {
    htmlBrotli: compressPage(encoder.encode(head + scriptsAfterPicture(html.slice(headEnd)))),
    link: linkHeader.replaceAll(STYLESHEET_PRELOAD, ''),
    styleSources: await Promise.all(inline.map(sourceOf)),
  }
}

/** A custom property, unless there is a string or a URL in it. One that no rule reads is a token of what is not in the page. */
const TOKEN = /(?<=[{;])(--[\w-]+):(?:[^;{}"'u]|u(?!rl\())*(?:;|(?=\}))/g

const encoder = new TextEncoder()

async function sourceOf(styles: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(styles))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

const STYLESHEET_LINK = /<link (rel="stylesheet"[^>]*?)\/>/g

/** In the form of preload-links.ts. */
const STYLESHEET_PRELOAD = /<[^>]*>; rel=preload; as=style(?:; crossorigin(?:=[\w-]+)?)?(?:, |$)/g

function hrefIn(attributes: string): string | null {
  return /href="(\/assets\/[\w.-]+)"/.exec(attributes)?.[1] ?? null
}
