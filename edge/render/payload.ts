import type { ReactNode } from 'react'

/** What travels as Flight: the whole document. */
export interface Payload {
  root: ReactNode
}

/** Name of the page's global list of Flight chunks. */
export const FLIGHT_GLOBAL = 'patynaFlight'

/** Last entry of that list: the document is complete. */
export const FLIGHT_END = null
