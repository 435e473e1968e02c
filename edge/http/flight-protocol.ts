// How a browser requests a page as Flight, and what it gets.

/** Path of Flight: never the page's own, so that no header switches the representation, which caches mix up. */
export function flightPath(buildId: string): `/_rsc/${string}` {
  return `/_rsc/${buildId}`
}

/** Prefix of a panel's name in a path of Flight; no page has such a path. */
const PANEL_MARK = '/~'

/** Path of a panel (app/panels.ts) of a page. @param prefix flightPath() @param address path and query of the page */
export function panelPath(prefix: string, panel: string, address: string): string {
  return `${prefix}${PANEL_MARK}${panel}${address}`
}

/** Splits a path, without the prefix of Flight, into the name of a panel and the path of its page; null: the page itself. */
export function splitPanelPath(path: string): { panel: string | null; path: string } {
  if (!path.startsWith(PANEL_MARK)) return { panel: null, path }
  const end = path.indexOf('/', PANEL_MARK.length)
  return end === -1
    ? { panel: path.slice(PANEL_MARK.length), path: '/' }
    : { panel: path.slice(PANEL_MARK.length, end), path: path.slice(end) }
}

export const FLIGHT_TYPE = 'text/x-component; charset=utf-8'

/** Flight is not indexed; robots.txt alone does not prevent that, because it stops crawling only. */
export const NO_INDEX = { 'x-robots-tag': 'noindex' }

/** Request header of a refresh: only a render without any failure may replace the page that is shown. */
export const REFRESH_HEADER = 'patyna-refresh'

/** Its value where the shop API has told the browser that the page is old (GAP-98): what the cache has from before is old, too. */
export const KNOWN_OLD = 'known-old'

/** Response header of a refresh without a page: the page has moved or is gone, so the one that is shown is wrong. */
export const MOVED_HEADER = 'patyna-moved'

/** Request header of a prefetch: the edge may answer it without a page. */
export const PREFETCH_HEADER = 'patyna-prefetch'
