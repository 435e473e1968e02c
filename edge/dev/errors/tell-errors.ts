// Runs before the storefront in every browser of a dev server (show-errors.ts): tells it what fails here, so that the page shows it.
import { FAILED, type Failure, LOADED } from './error-events.ts'

// Vite looks for these words.
// oxlint-disable-next-line prefer-destructuring
const hot = import.meta.hot
const told = new WeakSet<Error>()

function tell(error: unknown): void {
  if (!(error instanceof Error) || told.has(error)) return
  told.add(error)
  hot?.send(FAILED, { message: String(error), stack: error.stack ?? '' } satisfies Failure)
}

addEventListener('error', ({ error }) => tell(error))
addEventListener('unhandledrejection', ({ reason }) => tell(reason))
// What a boundary has caught is on the console alone.
const { error: log } = console
console.error = (...values: unknown[]) => {
  log(...values)
  values.forEach(tell)
}
hot?.send(LOADED)
// React advertises its extension on the console of every page unless some hook, here the one of Fast Refresh, claims to be it.
const tools: { checkDCE?: () => void } | undefined = Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__')
if (tools) tools.checkDCE ??= () => undefined
