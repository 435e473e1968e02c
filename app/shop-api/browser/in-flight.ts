/** Coalesces identical tasks: while one runs, calls with the same key share its promise. */
export function createInFlight<Value>() {
  const running = new Map<string, Promise<Value>>()
  return async function once(key: string, task: () => Promise<Value>): Promise<Value> {
    const known = running.get(key)
    if (known) return known
    const started = task().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
