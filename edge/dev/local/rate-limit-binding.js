// A rate limit of the platform for raw workerd, which has none: a number of calls by key, in a period that begins with the first. Each isolate counts.

/** Counters; the oldest go first. */
const MOST_KEYS = 10_000

/** @param {{ most: number, seconds: number, judge?: { fetch: typeof fetch } }} env judge: a test's, who says instead */
export default function rateLimitBinding({ most, seconds, judge }) {
  /** @type {Map<string, { count: number, until: number }>} */
  const counters = new Map()
  return {
    /** @param {{ key: string }} options */
    async limit({ key }) {
      if (judge) return (await judge.fetch('http://limits/', { method: 'POST', body: key })).json()
      const found = counters.get(key)
      const counter = found && found.until > Date.now() ? found : { count: 0, until: Date.now() + seconds * 1000 }
      counter.count += 1
      if (counter !== found) counters.delete(key)
      counters.set(key, counter)
      for (const oldest of counters.keys()) {
        if (counters.size <= MOST_KEYS) break
        counters.delete(oldest)
      }
      return { success: counter.count <= most }
    },
  }
}
