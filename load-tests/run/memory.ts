// Memory of processes, from /proc; NaN on systems without it, such as macOS.
import { readFileSync } from 'node:fs'

/** Resident memory of a process in MB; NaN: it does not exist. */
export function residentMb(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? Number.NaN) / 1024
  } catch {
    return Number.NaN
  }
}
