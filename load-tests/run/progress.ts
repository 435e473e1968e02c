import { percentileOf } from '../statistics/percentiles.ts'
import type { SessionRecord } from '../plan.ts'
import { durationOf } from '../load-shape.ts'
import type { Workload } from '../workloads.ts'

interface ProgressInputs {
  workload: Workload
  /** Appends new sessions to `notes`. */
  read: () => void
  notes: readonly SessionRecord[]
  log: (line: string) => void
}

const EVERY_MS = 1000
/** Without a terminal, such as in a CI log, only every tenth line is printed. */
const EVERY_LINE = 10

/** Prints the progress of a run in one line, once a second. */
export function showProgress({ workload, read, notes, log }: ProgressInputs): { stop: () => void } {
  const begun = Date.now()
  const seconds = durationOf(workload.shape)
  let reported = 0
  let ticks = 0
  const timer = setInterval(() => {
    read()
    ticks += 1
    const newest = notes.slice(reported)
    const responses = newest.flatMap((note) => note.responses)
    const broken = notes.reduce((sum, note) => sum + note.broken.length, 0)
    const elapsed = Math.round((Date.now() - begun) / 1000)
    const p95 = percentileOf(
      responses.map(({ endMs }) => endMs),
      95,
    )
    const line = [
      `${elapsed}${seconds === null ? '' : ` of ${seconds}`} s`,
      `${notes.length} sessions`,
      `${responses.length} requests/s`,
      `p95 ${Number.isNaN(p95) ? '–' : `${Math.round(p95)} ms`}`,
      broken === 0 ? 'all right' : `${broken} wrong`,
    ].join(' · ')
    reported = notes.length
    if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${line}`)
    else if (ticks % EVERY_LINE === 0) log(line)
  }, EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
    },
  }
}
