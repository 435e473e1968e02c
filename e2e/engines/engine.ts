export const ENGINE_NAMES = ['WebKit', 'Firefox'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

/** Of the page, in CSS px. */
export interface Screen {
  width: number
  height: number
}

type KeyAction = { type: 'keyDown' | 'keyUp'; value: string }
type PointerAction = { type: 'pointerMove'; x: number; y: number; duration: number } | { type: 'pointerDown' | 'pointerUp'; button: number }

/** Input sources as WebDriver (§15.4) and WebDriver BiDi (§7.9.3) both read them. */
export type InputSource =
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' | 'touch' }; actions: readonly PointerAction[] }
  | { type: 'key'; id: string; actions: readonly KeyAction[] }

/** A browser other than Chromium. Every call ends within a bounded time: an engine that hangs rejects with EngineHung. */
export interface Engine {
  name: EngineName
  /** Opens an address and waits for its load event. */
  open: (url: string) => Promise<void>
  resize: (screen: Screen) => Promise<void>
  /** Value of an expression in the page, as JSON; a promise is awaited. */
  evaluate: (expression: string) => Promise<unknown>
  /** Acts as a pointer or a keyboard does. */
  perform: (sources: readonly InputSource[]) => Promise<void>
  /** What is in view, as PNG. */
  screenshot: () => Promise<Buffer>
  clearCookies: () => Promise<void>
  /** Errors on the console since the last call: uncaught ones, unhandled rejections, refusals of the content security policy. */
  takeErrors: () => Promise<readonly string[]>
  /** Ends the browser and all that it started, at once. */
  kill: () => void
}

/** The browser does not answer any more, as with a page that computes for ever. */
export class EngineHung extends Error {}

/** How long a browser may take, in ms. */
export const START_MS = 30_000
export const LOAD_MS = 20_000
/** For everything but a start and a load: a page that answers does so at once, a busy machine a little later. */
export const ANSWER_MS = 6000

/** A promise that rejects with EngineHung when it is not settled in time. */
export async function within<Value>(ms: number, what: string, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new EngineHung(`${what} did not end within ${ms / 1000} s`)), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
