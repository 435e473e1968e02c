// How a browser requests a page as Flight, and what it gets.

/** Path of Flight: never the page's own, so that no header switches the representation, which caches mix up. */
export function flightPath(buildId: string): `/_rsc/${string}` {
  return `/_rsc/${buildId}`
}

export const FLIGHT_TYPE = 'text/x-component; charset=utf-8'

/** Request header of a refresh: only a render without any failure may replace the page that is shown. */
export const REFRESH_HEADER = 'patyna-refresh'

/** Request header of a prefetch: the edge may answer it without a page. */
export const PREFETCH_HEADER = 'patyna-prefetch'
