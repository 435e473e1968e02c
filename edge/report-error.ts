import { currentRequest } from './current-request.ts'

/** Errors that stand in the log already: one can come by two ways. */
const reported = new WeakSet<Error>()

/**
 * Writes an unexpected error to the log as one JSON line: its kind and message, route and trace of the request it belongs to, and the build;
 * never what a visitor typed. The same error is written once.
 */
export function reportError(error: unknown): void {
  if (error instanceof Error) {
    if (reported.has(error)) return
    reported.add(error)
  }
  const { name, message, stack } = error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined }
  const { route, trace } = currentRequest() ?? { route: '', trace: null }
  const line = { level: 'error', name, message, route, trace, build: import.meta.env.BUILD_ID, stack: stack?.split('\n').slice(1, 6) }
  console.error(JSON.stringify(line))
}
