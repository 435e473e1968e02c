// What the local stack and the panel in the page tell each other. Both are of this repository and of one build.

/** Everything of the overlay lies under this path. */
export const OVERLAY_PATH = '/__overlay'
/** Whoever has it sees the panel; a page of the local stack alone sets it. */
export const OVERLAY_COOKIE = 'dev-overlay'

/** Kinds of pages whose scripts have a ceiling of their own. */
export const WEIGHED_KINDS = ['home', 'listing', 'product', 'cart', 'checkout'] as const
export type WeighedKind = (typeof WEIGHED_KINDS)[number]

/** The rows of e2e/budgets.json that a page can be held against while somebody looks at it. */
export interface OverlayBudgets {
  /** Bytes in brotli 11. */
  scripts: Readonly<Record<WeighedKind, number>>
  layoutShift: number
  interactionMs: number
  /** Until the first byte, by how the page came about. */
  shellMs: Readonly<Record<'hit' | 'stale' | 'miss', number>>
  /** Until the last byte of a page that was made for the visitor. */
  endMs: number
}

/** What the local stack is started with, as JSON in the binding OVERLAY; no other worker has it. */
export interface OverlaySettings {
  /** Address of the panel's script. */
  script: string
  /** Its code; null: Vite answers that address. */
  code: string | null
  /** Of every persona that has one. */
  password: string
  budgets: OverlayBudgets
  /** One path of each kind in each language. */
  examples: Readonly<Record<WeighedKind, readonly string[]>>
}

export interface Persona {
  name: string
  email: string | null
  hasPassword: boolean
}

export interface ShopClock {
  /** What clocks in Warsaw show. */
  local: string
  /** False: it is the machine's. */
  isTouched: boolean
  /** 0 stands still, 1 as time goes. */
  speed: number
}

/** Who and where this browser is. */
export interface OverlayState {
  world: string
  worlds: readonly string[]
  /** Chosen in this browser; null: none. */
  scenario: string | null
  scenarios: readonly { name: string; does: string }[]
  clock: ShopClock
  personas: readonly Persona[]
  /** Name of a persona; null: somebody else is logged in. */
  persona: string | null
  settings: Pick<OverlaySettings, 'budgets' | 'examples' | 'password'>
}

/** A call of the shop's API that a page needed. */
export interface ApiCall {
  method: string
  path: string
  /** null: the connection broke. */
  status: number | null
  ms: number
  /** What the mock was told to do to it. */
  faults: string | null
}

/** What the panel may ask the shop's clock for. */
export const CLOCK_STEPS = ['set', 'advance', 'freeze', 'release'] as const
export type ClockStep = (typeof CLOCK_STEPS)[number]
