import { randomItem, type Visitor } from './visitor.ts'
import { loadFiles } from './load-files.ts'
import { namedFiles } from './named-files.ts'
import { requestKind, type RequestName } from './request-names.ts'
import type { Subject } from './promise-faults.ts'
import { sendFiles, sendRequest } from './send-request.ts'

interface PageRequest {
  name: RequestName
  path: string
  /** What the page is of. @default the path alone */
  subject?: Subject
  headers?: Readonly<Record<string, string>>
  /** The edge may redirect to another address, such as the last page of a listing. @default false */
  mayRedirect?: boolean
  /** Whether the journey reads the page, also in sessions that do not check pages. @default false */
  isRead?: boolean
  /** Visit and step of the recording whose files the browser loads with it. @default those of a visit that begins with such a page */
  step?: string
}

/**
 * Requests a page. A browser loads its files with it. A session that checks pages holds it to its promises (promise-faults.ts), and loads some of the
 * files that its first page names.
 * @returns its HTML; null: not read, or a page that breaks a promise
 */
export function requestPage(
  visitor: Visitor,
  { name, path, subject = {}, headers, mayRedirect = false, isRead = false, step = `entry ${pageOf(name)}` }: PageRequest,
): string | null {
  const { browser, checksPages, note } = visitor
  const isFirst = note.responses.every(({ name }) => requestKind(name) !== 'file')
  const readsBody = checksPages || isRead || browser !== null
  const known = note.broken.length
  const response = sendRequest(visitor, { name, path, subject, readsBody, mayRedirect, ...(headers && { headers }) })
  if (response.status !== 200 || response.body === null) return null
  if (browser !== null) loadFiles(visitor, step, response.body)
  else if (checksPages && isFirst) requestFiles(visitor, response.body)
  return note.broken.length === known ? response.body : null
}

/** The kinds of pages that visits of the recording begin with. */
function pageOf(name: RequestName): 'home' | 'listing' | 'product' {
  if (name === 'home' || name === 'product') return name
  return 'listing'
}

const OF_ALL_PAGES = /^\/assets\/(?:index|style)-/

/** Requests a script, a stylesheet and any picture that a page names, which is all that a light session does. */
function requestFiles(visitor: Visitor, html: string): void {
  const named = namedFiles(html)
  for (const name of ['script', 'stylesheet'] as const) {
    // Those of all pages, which are broken for everybody.
    const path = named[name].find((each) => OF_ALL_PAGES.test(each)) ?? named[name][0]
    if (path !== undefined) sendFiles(visitor, [{ name, path, readsBody: true }])
  }
  if (named.picture.length > 0) sendFiles(visitor, [{ name: 'picture', path: randomItem(visitor.chance, named.picture) }])
}
