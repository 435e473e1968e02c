import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A k6 process. */
export interface RunningK6 {
  pid: number | undefined
  /** Why k6 did not run as planned, once it has ended; null: it did, whether or not thresholds were crossed. */
  ended: Promise<string | null>
  /** Ends the run as at the end of its duration, with a summary. */
  stop: () => void
  kill: () => void
}

interface StartK6Options {
  k6: string
  /** The k6 script, a path in load-tests. */
  script: 'judged-main.ts' | 'compare-main.ts'
  planFile: string
  /** Receives each line at once; k6's own file output buffers 64 kB. */
  journal: string
  /** File for k6's web dashboard. @default none */
  dashboard?: string
}

/** k6's exit code for crossed thresholds; the summary lists them. */
const THRESHOLDS_CROSSED = 99
/** k6's exit code for a run that was stopped. */
const STOPPED = 105

/** Starts k6. It ends with this process at the latest. */
export function startK6({ k6, script, planFile, journal, dashboard }: StartK6Options): RunningK6 {
  const lines = openSync(journal, 'a')
  const args = ['run', '--quiet', '--no-color', '--no-usage-report', '--address', '', '--log-format', 'raw', '--log-output', 'stderr']
  const child = spawn(k6, [...args, resolve(import.meta.dirname, '..', script)], {
    stdio: ['ignore', 'ignore', lines],
    // Ctrl-C reaches the runner alone, which ends k6 once: a second signal would cost its summary.
    detached: true,
    env: { ...process.env, PLAN: planFile, ...(dashboard !== undefined && dashboardOf(dashboard)) },
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

/** Writes the dashboard to a file at the end, without a server. A page needs three periods. */
function dashboardOf(file: string): Record<string, string> {
  return { K6_WEB_DASHBOARD: 'true', K6_WEB_DASHBOARD_PORT: '-1', K6_WEB_DASHBOARD_PERIOD: '2s', K6_WEB_DASHBOARD_EXPORT: file }
}

function lastLines(path: string): string {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('»'))
    .slice(-12)
    .join('\n')
}
