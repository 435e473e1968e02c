/** A `sessionStorage` or `localStorage` in memory. @param entries what stands in it, for tests to read and to spoil */
export function memoryStorage(entries: Map<string, string> = new Map()): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
