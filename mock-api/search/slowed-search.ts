import type { AsyncSearch } from '../shop-search.ts'

const MICROSECONDS = 1e6

/** What reads and spends processor time. @default this process */
export interface Processor {
  /** Seconds that all threads of the process have computed. */
  processSeconds: () => number
  /** Computes for so many seconds; says how many it were. */
  burn: (seconds: number) => number
}

const THIS_PROCESS: Processor = {
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
 * Seconds that this thread has computed. Linux brings the account of a running thread up to date when its process is asked about, and
 * otherwise some hundred times a second: without the first line each burning would go on for 2 ms.
 */
function threadNow(): number {
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / MICROSECONDS
}

/** After a pause, what the process did meanwhile is not the search's. */
const MOST_AT_ONCE = 0.01

/**
 * A search that costs more, for the proof that a comparison of builds notices it: after each search so much processor time is spent as a
 * part of what the process has computed since the one before, parsing and writing of answers included. So it is right where searches are
 * all that is asked.
 * @param part 0.2 = a fifth more
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
