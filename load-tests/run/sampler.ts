import { machineSeconds, residentMb, secondsBetween, threadSeconds } from './processor-time.ts'

/** Busy cores of each process in one sample. */
export interface Sample {
  /** ms since 1970 */
  at: number
  cores: Readonly<Record<string, number>>
  /** The busiest thread of each process: 1 means saturated, however many cores are idle. */
  busiest: Readonly<Record<string, number>>
  /** Resident memory of each process, MB. */
  memoryMb: Readonly<Record<string, number>>
}

const EVERY_MS = 1000

/**
 * Samples the processor time and memory of processes and of the machine once a second: `others` is the time of all other processes, `stolen` the
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
    const memoryMb = Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, residentMb(pid())]))
    samples.push({ at: now.at, cores: { ...cores, others, stolen }, busiest, memoryMb })
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

/** Seconds of the windows in which peaks are judged: of k6, which measures itself once it saturates, and of other programs, which pass. */
const PEAK_SECONDS = { generator: 10, foreign: 30 } as const

/** Cores that k6 and other programs took in their worst seconds: the mean of a run hides a peak, and its end is spent waiting. */
export function peakCores(samples: readonly Sample[]): { generator: number; foreign: number } {
  const of = (cores: Sample['cores'], name: string) => cores[name] ?? Number.NaN
  return {
    generator: worstWindow(
      samples.map(({ cores }) => of(cores, 'k6')),
      PEAK_SECONDS.generator,
    ),
    foreign: worstWindow(
      samples.map(({ cores }) => of(cores, 'others') + of(cores, 'stolen')),
      PEAK_SECONDS.foreign,
    ),
  }
}

/** The greatest mean of so many values in a row, or of all if they are fewer; NaN of none. */
function worstWindow(values: readonly number[], length: number): number {
  const known = values.filter(Number.isFinite)
  if (known.length === 0) return Number.NaN
  const size = Math.min(length, known.length)
  let sum = known.slice(0, size).reduce((all, value) => all + value, 0)
  let worst = sum
  for (let at = size; at < known.length; at++) {
    sum += (known[at] ?? 0) - (known[at - size] ?? 0)
    worst = Math.max(worst, sum)
  }
  return worst / size
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
