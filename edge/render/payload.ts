import type { ReactNode } from 'react'

/** What travels as Flight: the whole document. */
export interface Payload {
  root: ReactNode
}

/** Where Flight of a page lives: never at the page's own address, so no header can exchange the two (a cache would mix them up). */
export function flightPath(buildId: string): `/_rsc/${string}` {
  return `/_rsc/${buildId}`
}

/** Content type of Flight. */
export const FLIGHT_TYPE = 'text/x-component; charset=utf-8'

/** Name of the page's global list of Flight chunks. */
export const FLIGHT_GLOBAL = 'patynaFlight'

/** Last entry of that list: the document has come to its end. */
export const FLIGHT_END = null

/** Header of a renewal: of a page that stands already, only one without any failure may take its place. */
export const REFRESH_HEADER = 'patyna-refresh'

/** Header of a page that nobody has clicked yet: the edge may leave it out. */
export const PREFETCH_HEADER = 'patyna-prefetch'
