// Requests of a page that is already shown: navigations as Flight, prefetches, panels.
import { loadFiles } from './load-files.ts'
import type { RequestName } from './request-names.ts'
import { sendRequest } from './send-request.ts'
import type { Visitor } from './visitor.ts'

/** Path of Flight of a page. */
function flightOf({ plan }: Visitor, path: string): string {
  return `/_rsc/${plan.build}${path}`
}

/** Requests a page as Flight, with the ETag of what the browser has of it. @returns its Flight, of a 304 the browser's own; null: there is no page */
export function navigate(visitor: Visitor, { name, path, step }: { name: RequestName; path: string; step: string }): string | null {
  const isKnown = visitor.browser?.flights.has(path) === true && visitor.browser.etags.has(flightOf(visitor, path))
  const response = sendRequest(visitor, { name, path: flightOf(visitor, path), readsBody: !isKnown })
  if (response.status === 304) return visitor.browser?.flights.get(path) ?? null
  if (response.status !== 200 || response.body === null) return null
  visitor.browser?.flights.set(path, response.body)
  loadFiles(visitor, step, response.body)
  return response.body
}

/** Prefetches a page. @returns its Flight, null: it has not changed; `none`: the edge declined, so the click requests it */
export function prefetch(visitor: Visitor, path: string): string | null | 'none' {
  const isKnown = visitor.browser?.etags.has(flightOf(visitor, path)) === true
  const response = sendRequest(visitor, {
    name: 'prefetch',
    path: flightOf(visitor, path),
    headers: { 'patyna-prefetch': '1' },
    expectedStatuses: [200, 204],
    readsBody: !isKnown,
  })
  if (response.status === 204) return 'none'
  return response.body
}

interface PanelOptions {
  /** @default false */
  isPrefetch?: boolean
  /** Page that has it. @default that of the frame, which all pages of the market share */
  address?: string
  step: string
}

/** Requests a panel (app/panels.ts), which a browser keeps for a day; light sessions leave panels out. */
export function requestPanel(visitor: Visitor, panel: string, { isPrefetch = false, address, step }: PanelOptions): void {
  const { browser, market, plan } = visitor
  const path = `/_rsc/${plan.build}/~${panel}${address ?? `/cp/${market}`}`
  if (browser === null || (address === undefined && isPrefetch && browser.files.has(path))) return
  browser.files.add(path)
  const response = sendRequest(visitor, {
    name: isPrefetch ? 'panel prefetch' : 'panel',
    path,
    readsBody: !browser.etags.has(path),
    ...(isPrefetch && { headers: { 'patyna-prefetch': '1' } }),
    expectedStatuses: isPrefetch ? [200, 204] : [200],
  })
  loadFiles(visitor, step, response.body)
}
