import { fileFault, namedFiles, pageFaults } from '../oracles/page-oracles.ts'
import type { RequestName } from './request-names.ts'
import { expectFaultless, sendRequest } from './send-request.ts'
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
}

/**
 * Requests a page. In a session that checks pages, it must be whole, of its kind and at its address, and the files that the first page of
 * the session names must answer.
 * @returns its HTML; null: not read, or no page
 */
export function requestPage(
  visitor: Visitor,
  { name, path, markers = [], headers, mayRedirect = false, isRead = false }: PageRequest,
): string | null {
  const { checksPages, market, note } = visitor
  const isFirst = note.responses.every(({ name }) => name !== 'asset')
  const response = sendRequest(visitor, { name, path, readsBody: checksPages || isRead, ...(headers && { headers }) })
  if (response.status !== 200 || response.body === null) return null
  if (!checksPages) return response.body
  const expected = { path: mayRedirect ? '' : path, finalUrl: response.url, market, markers }
  const [fault = null] = pageFaults(response.body, expected)
  expectFaultless(visitor, 'whole-page', fault)
  if (isFirst) requestFiles(visitor, response.body)
  return fault === null ? response.body : null
}

/** Requests a picture, a script and a stylesheet that a page names. */
function requestFiles(visitor: Visitor, html: string): void {
  for (const file of namedFiles(html)) {
    const name = file.kind === 'picture' ? 'picture' : 'asset'
    const { status, headers } = sendRequest(visitor, { name, path: file.path })
    const length = Number(headers['Content-Length'] ?? Number.NaN)
    expectFaultless(visitor, 'asset-answers', fileFault(file, { status, type: headers['Content-Type'] ?? '', length }))
  }
}
