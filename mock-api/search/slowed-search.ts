import type { AsyncSearch } from '../shop-search.ts'

const MICROSECONDS = 1e6

/** Measures and burns CPU time. @default this process */
export interface Processor {
  /** CPU time of all threads of the process, in s. */
  processSeconds: () => number
  /** Burns CPU time. @returns the seconds burned */
  burn: (seconds: number) => number
}

export const THIS_PROCESS: Processor = {
  processSeconds: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / MICROSECONDS
  },
  burn(seconds) {
    const before = threadNow()
    for (;;) {
      const burned = threadNow() - before
      if (burned >= seconds) return burned
    }
  },
}

/**
 * CPU time of this thread, in s. Linux updates a running thread's accounting when its process is queried, otherwise a few hundred times a
 * second: without the first line, each burn would last at least 2 ms.
 */
function threadNow(): number {
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / MICROSECONDS
}

/** CPU time that the process used during a pause is not charged to the search. */
const MOST_AT_ONCE = 0.01

/**
 * A slower search, to prove that a comparison of builds detects it: each search burns `part` of the CPU time that the process used since
 * the previous search, parsing and serialisation included. Valid only under search-only load.
 * @param part 0.2 = 20% slower
 */
export function slowedSearch(search: AsyncSearch, part: number, { processSeconds, burn }: Processor = THIS_PROCESS): AsyncSearch {
  let reckoned = processSeconds()
  return {
    ...search,
    async search(request) {
      const found = await search.search(request)
      const now = processSeconds()
      const burned = burn(Math.min(MOST_AT_ONCE, (now - reckoned) * part))
      reckoned = now + burned
      return found
    },
  }
}
