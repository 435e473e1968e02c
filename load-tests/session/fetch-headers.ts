import type { FileKind } from '../plan.ts'

/** What a request is to the browser that makes it. */
export type FetchKind = 'document' | 'fetch' | FileKind

/** Fetch Metadata by kind, as Chromium sends them (run/recorded-visits.json). Scripts and fonts are loaded as CORS requests, built stylesheets mostly. */
const HEADERS = {
  document: { dest: 'document', mode: 'navigate' },
  fetch: { dest: 'empty', mode: 'cors' },
  picture: { dest: 'image', mode: 'no-cors' },
  script: { dest: 'script', mode: 'cors' },
  stylesheet: { dest: 'style', mode: 'cors' },
  font: { dest: 'font', mode: 'cors' },
} as const satisfies Record<FetchKind, { dest: string; mode: string }>

/**
 * Sec-Fetch headers and what comes with them.
 * @param isFirst the session's first request: a document's address was typed or followed from elsewhere; calls come from a page in any case
 */
export function fetchHeaders(kind: FetchKind, isFirst: boolean): Record<string, string> {
  const { dest, mode } = HEADERS[kind]
  return {
    'sec-fetch-dest': dest,
    'sec-fetch-mode': mode,
    'sec-fetch-site': isFirst && kind === 'document' ? 'none' : 'same-origin',
    ...(kind === 'document' && { 'upgrade-insecure-requests': '1', 'sec-fetch-user': '?1', accept: 'text/html,*/*;q=0.8' }),
  }
}
