export const ENGINE_NAMES = ['WebKit', 'Firefox'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

/** Viewport size in CSS px. */
export interface Screen {
  width: number
  height: number
}

type KeyAction = { type: 'keyDown' | 'keyUp'; value: string }
type PointerAction = { type: 'pointerMove'; x: number; y: number; duration: number } | { type: 'pointerDown' | 'pointerUp'; button: number }

/** Input sources in the format of WebDriver (§15.4) and WebDriver BiDi (§7.9.3). */
export type InputSource =
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' | 'touch' }; actions: readonly PointerAction[] }
  | { type: 'key'; id: string; actions: readonly KeyAction[] }

/** A browser other than Chromium. Every call has a time limit: a hanging engine rejects with EngineHung. */
export interface Engine {
  name: EngineName
  /** Opens a URL and waits for its load event. */
  open: (url: string) => Promise<void>
  resize: (screen: Screen) => Promise<void>
  /** Evaluates an expression in the page and returns it as JSON; a promise is awaited. */
  evaluate: (expression: string) => Promise<unknown>
  /** Performs pointer and keyboard actions. */
  perform: (sources: readonly InputSource[]) => Promise<void>
  /** Screenshot of the viewport, as PNG. */
  screenshot: () => Promise<Buffer>
  clearCookies: () => Promise<void>
  /** Console errors and warnings since the last call: uncaught errors, unhandled rejections, CSP violations. */
  takeErrors: () => Promise<readonly string[]>
  /** Ends the browser and its child processes at once. */
  kill: () => void
}

/** The browser does not respond any more, for example because a page loops. */
export class EngineHung extends Error {}

/** Time limits in ms. */
export const START_MS = 30_000
export const LOAD_MS = 20_000
/** For all calls but start and load: a responsive page needs milliseconds, a busy machine a little longer. */
export const ANSWER_MS = 6000

/** Rejects with EngineHung when the promise is not settled in time. */
export async function within<Value>(ms: number, what: string, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new EngineHung(`${what} did not end within ${ms / 1000} s`)), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
