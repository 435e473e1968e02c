import { fileFault, pageFaults } from '../oracles/page-oracles.ts'
import { loadFiles } from './load-files.ts'
import { namedFiles } from './named-files.ts'
import { requestKind, type RequestName } from './request-names.ts'
import { expectFaultless, sendFiles, sendRequest } from './send-request.ts'
import type { Visitor } from './visitor.ts'

interface PageRequest {
  name: RequestName
  path: string
  /** Texts that only this page has. @default none */
  markers?: readonly string[]
  headers?: Readonly<Record<string, string>>
  /** The edge may redirect to another address, such as the last page of a listing. @default false */
  mayRedirect?: boolean
  /** Whether the journey reads the page, also in sessions that do not check pages. @default false */
  isRead?: boolean
  /** Visit and step of the recording whose files the browser loads with it. @default those of a visit that begins with such a page */
  step?: string
}

/**
 * Requests a page. A browser loads its files with it. In a session that checks pages, it must be whole, of its kind and at its address, and the
 * files that the first page of the session names must answer.
 * @returns its HTML; null: not read, or no page
 */
export function requestPage(
  visitor: Visitor,
  { name, path, markers = [], headers, mayRedirect = false, isRead = false, step = `entry ${pageOf(name)}` }: PageRequest,
): string | null {
  const { browser, checksPages, market, note } = visitor
  const isFirst = note.responses.every(({ name }) => requestKind(name) !== 'file')
  const readsBody = checksPages || isRead || browser !== null
  const response = sendRequest(visitor, { name, path, readsBody, mayRedirect, ...(headers && { headers }) })
  if (response.status !== 200 || response.body === null) return null
  if (browser !== null) loadFiles(visitor, step, response.body)
  if (!checksPages) return response.body
  const expected = { path: mayRedirect ? '' : path, finalUrl: response.url, market, markers }
  const [fault = null] = pageFaults(response.body, expected)
  expectFaultless(visitor, 'whole-page', fault)
  if (browser === null && isFirst) requestFiles(visitor, response.body)
  return fault === null ? response.body : null
}

/** The kinds of pages that visits of the recording begin with. */
function pageOf(name: RequestName): 'home' | 'listing' | 'product' {
  if (name === 'home' || name === 'product') return name
  return 'listing'
}

const OF_ALL_PAGES = /^\/assets\/(?:index|style)-/

/** Requests a picture, a script and a stylesheet that a page names, which is all that a light session does. */
function requestFiles(visitor: Visitor, html: string): void {
  const named = namedFiles(html)
  for (const name of ['picture', 'script', 'stylesheet'] as const) {
    // The script and the stylesheet of all pages, which are broken for everybody.
    const path = named[name].find((each) => OF_ALL_PAGES.test(each)) ?? named[name][0]
    if (path === undefined) continue
    const [response] = sendFiles(visitor, [{ name, path }])
    const { status = 0, headers = {} } = response ?? {}
    const length = Number(headers['Content-Length'] ?? Number.NaN)
    const fault = fileFault({ kind: name, path }, { status, type: headers['Content-Type'] ?? '', length })
    expectFaultless(visitor, 'asset-answers', fault)
  }
}
