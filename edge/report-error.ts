/** Writes an unexpected error to the log as one JSON line: its kind and message, build and page, never what a visitor typed. */
export function reportError(error: unknown, route = ''): void {
  const { name, message, stack } = error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined }
  const line = { level: 'error', name, message, route, build: import.meta.env.BUILD_ID, stack: stack?.split('\n').slice(1, 6) }
  console.error(JSON.stringify(line))
}
