import { isGone } from '#app/shop-api/shop-api-error.ts'
import type { SubjectCall } from '#app/page-subjects.ts'

/** What becomes of the calls that a page is about, while it is rendered. */
export interface Subject {
  /** Resolves when those that have begun are answered or have failed; each has its limit. */
  settled: () => Promise<void>
  /** Whether one has failed so far. */
  hasFailed: () => boolean
}

/** Of what is about no call. */
export const NO_SUBJECT: Subject = { settled: async () => undefined, hasFailed: () => false }

/** The calls that a page is about, while it is rendered. */
export interface SubjectWatch extends Subject {
  /** The same calls, watched. */
  watch: <Shop extends object>(shop: Shop) => Shop
}

/** Watches the calls of a row of app/page-subjects.ts. */
export function watchSubject(names: readonly SubjectCall[]): SubjectWatch {
  const pending: Promise<unknown>[] = []
  let hasFailed = false
  function watched(call: (...args: unknown[]) => Promise<unknown>) {
    return (...args: unknown[]) => {
      const result = call(...args)
      const end = result.catch((error: unknown) => {
        // Gone is what the page says by its own status.
        if (!isGone(error)) hasFailed = true
      })
      pending.push(end)
      return result
    }
  }
  return {
    watch(shop) {
      const calls = Object.entries(shop).filter(([name]) => names.includes(name as SubjectCall))
      return { ...shop, ...Object.fromEntries(calls.map(([name, call]) => [name, watched(call)])) }
    },
    settled: async () => void (await Promise.all(pending)),
    hasFailed: () => hasFailed,
  }
}
