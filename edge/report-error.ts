import { currentRequest } from './operations/current-request.ts'

/**
 * Writes an unexpected error to the log as one JSON line: its kind and message, route and trace of the request it belongs to, and the build;
 * never what a visitor typed.
 */
export function reportError(error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined }
  const { route, trace } = currentRequest() ?? { route: '', trace: null }
  const line = { level: 'error', name, message, route, trace, build: import.meta.env.BUILD_ID, stack: stack?.split('\n').slice(1, 6) }
  console.error(JSON.stringify(line))
}
