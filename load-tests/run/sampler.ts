import { type Cores, coresBetween, type Pids, residentMb, sampleCpu } from './processor-time.ts'

/** Busy cores of each process in one sample. */
export interface Sample extends Cores {
  /** ms since 1970 */
  at: number
  /** Resident memory of each process, MB. */
  memoryMb: Readonly<Record<string, number>>
}

const EVERY_MS = 1000

/** Samples the processor time and memory of processes and of the machine once a second. */
export function startSampler(pids: Pids): { samples: readonly Sample[]; stop: () => Sample[] } {
  const samples: Sample[] = []
  let before = sampleCpu(pids)
  const sample = () => {
    const now = sampleCpu(pids)
    if (now.at <= before.at) return
    const memoryMb = Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, residentMb(pid())]))
    samples.push({ at: now.at, ...coresBetween(before, now), memoryMb })
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

/** Mean of each process over all samples; NaN: it was never read. */
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
    return values.reduce((sum, value) => sum + value, 0) / values.length
  }
  return Object.fromEntries(names.map((name) => [name, mean(name)]))
}
