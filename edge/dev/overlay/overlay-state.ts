// Messages between the local stack and the panel in the page, which belong to the same build.

/** Path prefix of the overlay's endpoints. */
export const OVERLAY_PATH = '/__overlay'
/** Cookie that turns the panel on; only a page of the local stack sets it. */
export const OVERLAY_COOKIE = 'dev-overlay'

/** Kinds of pages with their own script budget. */
export const WEIGHED_KINDS = ['home', 'listing', 'product', 'cart', 'checkout'] as const
export type WeighedKind = (typeof WEIGHED_KINDS)[number]

/** The rows of e2e/budgets.json that can be measured in an open page. */
export interface OverlayBudgets {
  /** Bytes in brotli 11. */
  scripts: Readonly<Record<WeighedKind, number>>
  layoutShift: number
  interactionMs: number
  /** Time to first byte, by Cache-Status. */
  shellMs: Readonly<Record<'hit' | 'stale' | 'miss', number>>
  /** Time to the last byte of an uncached page. */
  endMs: number
}

/** Settings of the local stack, as JSON in the binding OVERLAY. */
export interface OverlaySettings {
  /** URL of the panel's script. */
  script: string
  /** Its code; null: Vite serves that URL. */
  code: string | null
  /** E-mail addresses by persona. */
  password: string
  budgets: OverlayBudgets
  /** A sample path of each kind in each language. */
  examples: Readonly<Record<WeighedKind, readonly string[]>>
}

export interface Persona {
  name: string
  email: string | null
  hasPassword: boolean
}

export interface ShopClock {
  /** Local time in Warsaw. */
  local: string
  /** False: the machine's clock is used. */
  isTouched: boolean
  /** Speed of the clock: 0 is frozen, 1 is real time. */
  speed: number
}

/** The state of this browser. */
export interface OverlayState {
  world: string
  worlds: readonly string[]
  /** The scenario chosen in this browser; null: none. */
  scenario: string | null
  scenarios: readonly { name: string; does: string }[]
  clock: ShopClock
  personas: readonly Persona[]
  /** Name of a persona; null: another account or a guest. */
  persona: string | null
  settings: Pick<OverlaySettings, 'budgets' | 'examples' | 'password'>
}

/** A shop API call made for a page. */
export interface ApiCall {
  method: string
  path: string
  /** null: the connection broke. */
  status: number | null
  ms: number
  /** Faults that the mock applied. */
  faults: string | null
}

/** Actions on the clock of the mock. */
export const CLOCK_STEPS = ['set', 'advance', 'freeze', 'release'] as const
export type ClockStep = (typeof CLOCK_STEPS)[number]
