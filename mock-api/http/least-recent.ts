/** An LRU map that creates the value of a name at its first use. @param most size */
export function leastRecent<T>(most: number, make: (name: string) => T) {
  const byName = new Map<string, T>()
  return {
    of(name: string): T {
      const found = byName.get(name) ?? make(name)
      // A map keeps the order of insertion, so the first is the one that was used longest ago.
      byName.delete(name)
      byName.set(name, found)
      const [oldest] = byName.keys()
      if (byName.size > most && oldest !== undefined) byName.delete(oldest)
      return found
    },
    forget(name: string): void {
      byName.delete(name)
    },
  }
}
