/** Sets a key as the newest of a map and drops the oldest beyond a maximum. */
export function keepNewest<Value>(kept: Map<string, Value>, key: string, value: Value, max: number): void {
  kept.delete(key)
  kept.set(key, value)
  for (const oldest of kept.keys()) {
    if (kept.size <= max) break
    kept.delete(oldest)
  }
}
