import { machineSeconds, processSeconds } from './processor-time.ts'

/** Parts of one core that each was busy in a moment. */
export interface Sample {
  /** ms since 1970 */
  at: number
  cores: Readonly<Record<string, number>>
}

const EVERY_MS = 1000

/**
 * Looks at the processor time of processes each second, and of the machine: what nobody named took is `others`, what the host took away
 * `stolen`.
 */
export function startSampler(pids: Readonly<Record<string, () => number | undefined>>): { stop: () => Sample[] } {
  const samples: Sample[] = []
  const look = () => ({
    at: Date.now(),
    own: Object.entries(pids).map(([name, pid]) => [name, processSeconds(pid())] as const),
    all: machineSeconds(),
  })
  let before = look()
  const sample = () => {
    const now = look()
    const seconds = (now.at - before.at) / 1000
    if (seconds <= 0) return
    const earlier = new Map(before.own)
    const own = now.own.map(([name, value]) => [name, notLess(value - (earlier.get(name) ?? Number.NaN)) / seconds] as const)
    const named = own.reduce((sum, [, cores]) => sum + (cores || 0), 0)
    const others = notLess((now.all.busy - before.all.busy) / seconds - named)
    const stolen = notLess((now.all.stolen - before.all.stolen) / seconds)
    samples.push({ at: now.at, cores: { ...Object.fromEntries(own), others, stolen } })
    before = now
  }
  const timer = setInterval(sample, EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      sample()
      return samples
    },
  }
}

/** The mean of each over all samples. */
export function meanCores(samples: readonly Sample[]): Record<string, number> {
  const names = [...new Set(samples.flatMap(({ cores }) => Object.keys(cores)))]
  const mean = (name: string) => {
    const values = samples.flatMap(({ cores }) => (Number.isFinite(cores[name]) ? [cores[name] ?? 0] : []))
    return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  }
  return Object.fromEntries(names.map((name) => [name, mean(name)]))
}

/** A thread that ended takes its time with it. NaN, where there is no such process (yet, or any more), stays. */
function notLess(value: number): number {
  return value < 0 ? 0 : value
}
