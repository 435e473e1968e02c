import { BoundedMap } from '../bounded-map.ts'
import { brotlied } from '../http/brotli-page.ts'
import type { PageBytes, PageEntry } from '../store/cache-entry.ts'
import type { BuiltSheet } from './built-stylesheets.ts'

/** A stored page that needs no other file to be painted. */
export interface FirstVisitPage {
  /** By brotlied(), as the page that has its sheets as files. */
  htmlBrotli: Uint8Array
  /** Value of the Link header, or '': without sheets. */
  link: string
  /** What style-src admits for it: `'sha256-…'` each (CSP level 3). */
  styleSources: readonly string[]
}

/**
 * Whether a visitor most likely has no file of the shop yet: comes from elsewhere, with no cookie of ours. Programs that send no Sec-Fetch
 * headers get the page as it is stored.
 */
export function isFirstVisit(header: (name: string) => string | undefined): boolean {
  return header('sec-fetch-dest') === 'document' && header('sec-fetch-site') !== 'same-origin' && header('cookie') === undefined
}

/** By the hash of the stored page, of which one that is renewed may have the same. Each is some 50 kB. */
const made = new BoundedMap<string, Promise<FirstVisitPage | null>>(64)

/**
 * A stored page with its sheets inside: a round trip less until something is seen. Their links stay, since React looks for them, but load nothing.
 * keep-stylesheets.ts fetches the files for the next document. null: a sheet cannot be read, so the page is sent as it is stored.
 */
export function firstVisitPage(
  { bytes, etag, link }: Pick<PageEntry, 'etag' | 'link'> & { bytes: PageBytes },
  readSheet: (href: string) => Promise<BuiltSheet | null>,
): Promise<FirstVisitPage | null> {
  const known = made.get(etag)
  if (known) return known
  const making = withSheets(bytes, link, readSheet)
  made.set(etag, making)
  // A sheet that could not be read may be there next time.
  void making.then((page) => page ?? made.delete(etag))
  return making
}

async function withSheets(
  bytes: PageBytes,
  link: string,
  readSheet: (href: string) => Promise<BuiltSheet | null>,
): Promise<FirstVisitPage | null> {
  const html = new TextDecoder().decode(bytes.html)
  const headEnd = html.indexOf('</head>')
  const links = [...html.slice(0, headEnd).matchAll(SHEET_LINK)].map(([tag, attributes = '']) => ({ tag, href: hrefIn(attributes) }))
  const sheets = await Promise.all(links.map(async ({ href }) => (href === null ? null : readSheet(href))))
  let head = html.slice(0, headEnd)
  for (const [at, { tag, href }] of links.entries()) {
    const sheet = sheets[at]
    if (!sheet || href === null) return null
    // With a precedence React takes it for one of its sheets, and looks past it.
    head = head.replace(tag, () => `<style data-precedence="inline">${sheet.text}</style>${tag.replace('<link ', '<link disabled="" ')}`)
  }
  const whole = head + html.slice(headEnd)
  return {
    htmlBrotli: brotlied(new TextEncoder().encode(whole)),
    link: link.replaceAll(SHEET_PRELOAD, ''),
    styleSources: sheets.flatMap((sheet) => (sheet ? [sheet.source] : [])),
  }
}

const SHEET_LINK = /<link (rel="stylesheet"[^>]*?)\/>/g

/** As preload-links.ts writes one. */
const SHEET_PRELOAD = /<[^>]*>; rel=preload; as=style(?:; crossorigin(?:=[\w-]+)?)?(?:, |$)/g

function hrefIn(attributes: string): string | null {
  return /href="(\/assets\/[\w.-]+)"/.exec(attributes)?.[1] ?? null
}
