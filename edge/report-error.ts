/** Writes an unexpected error to the log as one JSON line: its kind and message, never what a visitor typed. */
export function reportError(error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined }
  console.error(JSON.stringify({ level: 'error', name, message, stack: stack?.split('\n').slice(1, 6) }))
}
