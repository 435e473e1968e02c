// What the local stack tells the panel in the page, which belongs to the same build.

/** Path prefix of the overlay's endpoints. */
export const OVERLAY_PATH = '/__overlay'
export const REMEMBERED_S = 30 * 24 * 60 * 60

/** Settings of the local stack, as JSON in the binding OVERLAY. */
export interface OverlaySettings {
  /** URL of the panel's script. */
  script: string
  /** Its code; null: Vite serves that URL. */
  code: string | null
  /** Password of every persona. */
  password: string
  /** The rows of e2e/budgets.json that an open page shows: in ms, but for the layout shift; firstByte by Cache-Status. */
  budgets: Readonly<Record<'hit' | 'stale' | 'miss' | 'lastByte' | 'layoutShift' | 'interaction', number>>
}

/** The state of this browser; without a world or a scenario none is chosen. */
export type OverlayState = Pick<OverlaySettings, 'password' | 'budgets'> & { world?: string; scenario?: string }

/** Names of the entries of Server-Timing, which scripts can read, unlike the headers that they repeat. */
export const NOTES = { trace: 'overlay-trace', cache: 'overlay-cache' } as const
