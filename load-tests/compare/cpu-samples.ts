import { machineSeconds, threadSeconds } from '../run/processor-time.ts'

/** A look at what processes have computed since they began. */
export interface CpuSample {
  /** ms since 1970 */
  at: number
  /** s of each thread, by the name of the process. */
  threads: Readonly<Record<string, ReadonlyMap<string, number>>>
  machine: { busy: number; stolen: number }
}

/** Often enough that one falls into every gap between segments; a look takes some half a millisecond. */
const EVERY_MS = 40

/** Looks all the time, until it is stopped. */
export function startCpuSampling(pids: Readonly<Record<string, () => number | undefined>>): { stop: () => CpuSample[] } {
  const cpuSamples: CpuSample[] = []
  const timer = setInterval(() => {
    const threads = Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, threadSeconds(pid())]))
    cpuSamples.push({ at: Date.now(), threads, machine: machineSeconds() })
  }, EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      return cpuSamples
    },
  }
}

/** The last look in a stretch of time; null: nobody looked. */
export function lastSampleIn(cpuSamples: readonly CpuSample[], from: number, to: number): CpuSample | null {
  return cpuSamples.findLast(({ at }) => at >= from && at <= to) ?? null
}
