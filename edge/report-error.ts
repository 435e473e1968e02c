import { currentRequest } from './current-request.ts'

/** Errors that are logged already: one error can be reported twice. */
const reported = new WeakSet<Error>()

/**
 * Logs an unexpected error, once, as one JSON line: name, message, route and trace of its request, and the build; never a visitor's input.
 */
export function reportError(error: unknown): void {
  if (error instanceof Error) {
    if (reported.has(error)) return
    reported.add(error)
  }
  const { name, message, stack } = error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined }
  // To the dev server, which shows it (dev/errors/show-errors.ts).
  if (import.meta.hot) return import.meta.hot.send('storefront:failed', { message: `${name}: ${message}`, stack: stack ?? '' })
  const { route, trace } = currentRequest() ?? { route: '', trace: null }
  const line = { level: 'error', name, message, route, trace, build: import.meta.env.BUILD_ID, stack: stack?.split('\n').slice(1, 6) }
  console.error(JSON.stringify(line))
}
