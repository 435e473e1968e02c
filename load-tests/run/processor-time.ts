// Processor time of processes and of the machine, from /proc; NaN where there is none, as on other systems than Linux.
import { readdirSync, readFileSync } from 'node:fs'

const NANOSECONDS = 1e9
/** Of /proc/stat (proc(5): USER_HZ). */
const TICKS_A_SECOND = 100

/** Seconds that each thread of a process has computed, by its number; none, where there is no such process. */
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

/** What a process has computed between two looks at its threads: all of them, and the busiest. NaN: it was not there. */
export function secondsBetween(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): { all: number; busiest: number } {
  if (before.size === 0 || after.size === 0) return { all: Number.NaN, busiest: Number.NaN }
  let [all, busiest] = [0, 0]
  for (const [thread, seconds] of after) {
    // One that began meanwhile had computed nothing; one that ended took its time with it.
    const more = Math.max(0, seconds - (before.get(thread) ?? 0))
    all += more
    busiest = Math.max(busiest, more)
  }
  return { all, busiest }
}

/** Seconds of all cores: computing for anybody, and taken by the host from this virtual machine. */
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

/** A thread that ended meanwhile had computed nothing more. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
