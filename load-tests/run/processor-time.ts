// Processor time and memory of processes, and processor time of the machine, from /proc; NaN on systems without it, such as macOS.
import { readdirSync, readFileSync } from 'node:fs'

const NANOSECONDS = 1e9
/** Ticks per second in /proc/stat (proc(5): USER_HZ). */
const TICKS_A_SECOND = 100

/** Processor time of each thread of a process by thread id, s; empty if the process does not exist. */
export function threadSeconds(pid: number | undefined): Map<string, number> {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    return new Map(
      threads.map((thread) => [thread, Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0] ?? 0) / NANOSECONDS]),
    )
  } catch {
    return new Map()
  }
}

/** Processor time of a process between two samples of its threads: of all, and of the busiest. NaN: the process did not exist. */
export function secondsBetween(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): { all: number; busiest: number } {
  if (before.size === 0 || after.size === 0) return { all: Number.NaN, busiest: Number.NaN }
  let [all, busiest] = [0, 0]
  for (const [thread, seconds] of after) {
    // A thread that started between the samples counts from 0; the time of one that ended is lost.
    const more = Math.max(0, seconds - (before.get(thread) ?? 0))
    all += more
    busiest = Math.max(busiest, more)
  }
  return { all, busiest }
}

/** Resident memory of a process, MB; NaN: it does not exist. */
export function residentMb(pid: number | undefined): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? Number.NaN) / 1024
}

/** Processor time of all cores, s: used by any process, and stolen by the host of this virtual machine. */
export function machineSeconds(stat = read('/proc/stat')): { busy: number; stolen: number } {
  const [, ...ticks] = stat.split('\n', 1).join().trim().split(/\s+/)
  if (ticks.length === 0) return { busy: Number.NaN, stolen: Number.NaN }
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = ticks.map((each) => Number(each) / TICKS_A_SECOND)
  return { busy: user + nice + system + irq + softirq, stolen }
}

/** Empty: it is not there, such as a thread that ended between the samples. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Processes by name. */
export type Pids = Readonly<Record<string, () => number | undefined>>

/** Processor time of processes since their start, and of the machine. */
export interface CpuSample {
  /** ms since 1970 */
  at: number
  /** Seconds by thread, by name of the process. */
  threads: Readonly<Record<string, ReadonlyMap<string, number>>>
  machine: { busy: number; stolen: number }
}

export function sampleCpu(pids: Pids): CpuSample {
  const threads = Object.entries(pids).map(([name, pid]) => [name, threadSeconds(pid())] as const)
  return { at: Date.now(), threads: Object.fromEntries(threads), machine: machineSeconds() }
}

/** Busy cores between two samples. */
export interface Cores {
  /** Of each process; `others`: of all other processes, `stolen`: what the host took away. */
  cores: Readonly<Record<string, number>>
  /** The busiest thread of each process: 1 means saturated, however many cores are idle. */
  busiest: Readonly<Record<string, number>>
}

export function coresBetween(before: CpuSample, after: CpuSample): Cores {
  const seconds = (after.at - before.at) / 1000
  const spent = Object.entries(after.threads).map(([name, threads]) => ({
    name,
    ...secondsBetween(before.threads[name] ?? new Map(), threads),
  }))
  const named = spent.reduce((sum, { all }) => sum + (all || 0), 0)
  // The machine's ticks are coarser than the processes' times, so the difference may be negative.
  const others = notNegative(after.machine.busy - before.machine.busy - named) / seconds
  const stolen = notNegative(after.machine.stolen - before.machine.stolen) / seconds
  return {
    cores: { ...Object.fromEntries(spent.map(({ name, all }) => [name, all / seconds])), others, stolen },
    busiest: Object.fromEntries(spent.map(({ name, busiest }) => [name, busiest / seconds])),
  }
}

/** NaN stays. */
function notNegative(value: number): number {
  return value < 0 ? 0 : value
}
