import type { ReactNode } from 'react'
import type { Panel } from '#app/page.ts'

/** What travels as Flight: the whole document. */
export interface Payload {
  root: ReactNode
}

/** What travels as the Flight of a panel. */
export interface PanelPayload {
  root: ReturnType<Panel<never>>
}

/** Name of the page's global list of Flight chunks. */
export const FLIGHT_GLOBAL = 'patynaFlight'

/** Last entry of that list: the document is complete. */
export const FLIGHT_END = null
