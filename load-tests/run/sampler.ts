import { machineSeconds, secondsBetween, threadSeconds } from './processor-time.ts'

/** Busy cores of each process in one sample. */
export interface Sample {
  /** ms since 1970 */
  at: number
  cores: Readonly<Record<string, number>>
  /** The busiest thread of each process: 1 means saturated, however many cores are idle. */
  busiest: Readonly<Record<string, number>>
}

const EVERY_MS = 1000

/**
 * Samples the processor time of processes and of the machine once a second: `others` is the time of all other processes, `stolen` the
 * time that the host took away.
 */
export function startSampler(pids: Readonly<Record<string, () => number | undefined>>): {
  samples: readonly Sample[]
  stop: () => Sample[]
} {
  const samples: Sample[] = []
  const look = () => ({
    at: Date.now(),
    threads: Object.entries(pids).map(([name, pid]) => [name, threadSeconds(pid())] as const),
    all: machineSeconds(),
  })
  let before = look()
  const sample = () => {
    const now = look()
    const seconds = (now.at - before.at) / 1000
    if (seconds <= 0) return
    const earlier = new Map(before.threads)
    const spent = now.threads.map(([name, threads]) => ({ name, ...secondsBetween(earlier.get(name) ?? new Map(), threads) }))
    const named = spent.reduce((sum, { all }) => sum + (all || 0), 0)
    const others = notLess(now.all.busy - before.all.busy - named) / seconds
    const stolen = notLess(now.all.stolen - before.all.stolen) / seconds
    const cores = Object.fromEntries(spent.map(({ name, all }) => [name, all / seconds]))
    const busiest = Object.fromEntries(spent.map(({ name, busiest }) => [name, busiest / seconds]))
    samples.push({ at: now.at, cores: { ...cores, others, stolen }, busiest })
    before = now
  }
  const timer = setInterval(sample, EVERY_MS)
  return {
    samples,
    stop() {
      clearInterval(timer)
      sample()
      return samples
    },
  }
}

/** Mean of each process over all samples. */
export function meanCores(samples: readonly Sample[]): Record<string, number> {
  return means(samples.map(({ cores }) => cores))
}

/** Mean of the busiest thread of each process. */
export function meanBusiest(samples: readonly Sample[]): Record<string, number> {
  return means(samples.map(({ busiest }) => busiest))
}

function means(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const names = [...new Set(all.flatMap((each) => Object.keys(each)))]
  const mean = (name: string) => {
    const values = all.flatMap((each) => (Number.isFinite(each[name]) ? [each[name] ?? 0] : []))
    return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  }
  return Object.fromEntries(names.map((name) => [name, mean(name)]))
}

/** The machine's ticks are coarser than the processes' times, so the difference may be negative. */
function notLess(value: number): number {
  return value < 0 ? 0 : value
}
