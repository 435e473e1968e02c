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
export function machineSeconds(): { busy: number; stolen: number } {
  try {
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] =
      read('/proc/stat')
        .split('\n', 1)[0]
        ?.trim()
        .split(/\s+/)
        .slice(1)
        .map((ticks) => Number(ticks) / TICKS_A_SECOND) ?? []
    return { busy: user + nice + system + irq + softirq, stolen }
  } catch {
    return { busy: Number.NaN, stolen: Number.NaN }
  }
}

/** Empty: it is not there, such as a thread that ended between the samples. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
