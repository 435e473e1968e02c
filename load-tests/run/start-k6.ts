import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** k6 as a process of its own. */
export interface RunningK6 {
  pid: number | undefined
  /** Why it did not run as it should, once it has ended; null: it did, whatever thresholds say. */
  ended: Promise<string | null>
  /** Lets it end as if its time were over, with a summary. */
  stop: () => void
  kill: () => void
}

interface StartK6Options {
  k6: string
  /** What it runs, in this room. */
  script: 'main.ts' | 'compare-main.ts'
  planFile: string
  /** More of its options. @default [] */
  args?: readonly string[]
  /** Gets every line. Written as it comes: k6's own output to a file waits for 64 kB. */
  journal: string
}

/** k6's own code for thresholds that were crossed; they are in the summary. */
const THRESHOLDS_CROSSED = 99
/** … and for a run that somebody stopped. */
const STOPPED = 105

/** Starts it. It ends with this process at the latest. */
export function startK6({ k6, script, planFile, args: more = [], journal }: StartK6Options): RunningK6 {
  const lines = openSync(journal, 'a')
  const args = ['run', '--quiet', '--no-color', '--no-usage-report', '--address', '', '--log-format', 'raw', '--log-output', 'stderr']
  const child = spawn(k6, [...args, ...more, resolve(import.meta.dirname, '..', script)], {
    stdio: ['ignore', 'ignore', lines],
    env: { ...process.env, PLAN: planFile },
  })
  closeSync(lines)
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(`k6 did not start: ${error.message}`))
    child.once('exit', (code, signal) => {
      process.off('exit', kill)
      resolve(
        code === 0 || code === THRESHOLDS_CROSSED || code === STOPPED ? null : `k6 ended with ${code ?? signal}\n${lastLines(journal)}`,
      )
    })
  })
  return { pid: child.pid, ended, stop: () => child.kill('SIGINT'), kill }
}

function lastLines(path: string): string {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('»'))
    .slice(-12)
    .join('\n')
}
