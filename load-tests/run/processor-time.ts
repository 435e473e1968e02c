// Processor time of processes and of the machine, from /proc; NaN where there is none, as on other systems than Linux.
import { readdirSync, readFileSync } from 'node:fs'

const NANOSECONDS = 1e9
/** Of /proc/stat (proc(5): USER_HZ). */
const TICKS_A_SECOND = 100

/** Seconds that all threads of a process have computed. */
export function processSeconds(pid: number | undefined): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads.reduce((sum, thread) => sum + Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0] ?? 0), 0) / NANOSECONDS
  } catch {
    return Number.NaN
  }
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
