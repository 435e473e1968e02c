import type { SharedTier } from './cache-topologies.ts'

export type TierState<Copy> = ReturnType<typeof sharedTier<Copy>>

interface Written<Copy> {
  copy: Copy
  by: number
  at: number
}

/** A store shared by all locations: the writer sees a write at once, others later. @param level null: there is none */
export function sharedTier<Copy>(level: SharedTier | null) {
  /** The last two entries of each page: until the last is visible, the one before is. */
  const pages = new Map<string, readonly Written<Copy>[]>()
  let writes = 0
  return {
    /** The entry that a location sees. */
    get(page: string, location: number, now: number): Copy | undefined {
      if (!level) return undefined
      const delayMs = level.delay * 1000
      return pages.get(page)?.findLast(({ by, at }) => by === location || at + delayMs <= now)?.copy
    },
    put(page: string, copy: Copy, by: number, now: number): void {
      if (!level) return
      const written = pages.get(page) ?? []
      const last = written.at(-1)
      if (last && last.at + level.writeEvery * 1000 > now) return
      writes += 1
      pages.set(page, [...written.slice(-1), { copy, by, at: now }])
    },
    /** Number of accepted writes. */
    writes: () => writes,
  }
}
