import { machineSeconds, threadSeconds } from '../run/processor-time.ts'

/** A sample of the processor time of processes since their start. */
export interface CpuSample {
  /** ms since 1970 */
  at: number
  /** Seconds by thread, by name of the process. */
  threads: Readonly<Record<string, ReadonlyMap<string, number>>>
  machine: { busy: number; stolen: number }
}

/** Interval that puts a sample into every gap between segments; a sample takes about 0.5 ms. */
const EVERY_MS = 40

/** Samples until it is stopped. */
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

/** The last sample in an interval; null: there is none. */
export function lastSampleIn(cpuSamples: readonly CpuSample[], from: number, to: number): CpuSample | null {
  return cpuSamples.findLast(({ at }) => at >= from && at <= to) ?? null
}
