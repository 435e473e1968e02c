import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DoneDeed, Plan, SessionNote } from '../plan.ts'
import { secondsOf, type Workload } from '../workloads.ts'
import { startDirector } from './director.ts'
import { followJournal } from './journal-file.ts'
import { type K6Summary, readSummary } from './k6-summary.ts'
import type { LoadStack } from './load-stack.ts'
import { tellProgress } from './progress.ts'
import { type Sample, startSampler } from './sampler.ts'
import type { ShopUnderLoad } from './shop-under-load.ts'

interface K6Inputs {
  k6: string
  folder: string
  plan: Plan
  stack: LoadStack
  shop: ShopUnderLoad
  workload: Workload
  log: (line: string) => void
}

/** What came of it. */
export interface K6Ran {
  notes: SessionNote[]
  samples: Sample[]
  deeds: DoneDeed[]
  summary: K6Summary | null
  /** Why it did not run as it should; null: it did, whatever thresholds say. */
  error: string | null
}

/** k6's own code for thresholds that were crossed; they are in the summary. */
const THRESHOLDS_CROSSED = 99
/** Beyond the time of its workload, ms: sessions that go on, and a machine that is busy. */
const PATIENCE_MS = 600_000

/** Runs k6 to its end, or for as long as it may take, with everything that goes on beside it. */
export async function runK6({ k6, folder, plan, stack, shop, workload, log }: K6Inputs): Promise<K6Ran> {
  const journal = join(folder, 'journal.log')
  const args = ['run', '--quiet', '--no-usage-report', '--address', '', '--log-format', 'raw', '--log-output', `file=${journal}`]
  const child = spawn(k6, [...args, resolve(import.meta.dirname, '../main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PLAN: join(folder, 'plan.json') },
  })
  const ended = new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(`k6 did not start: ${error.message}`))
    child.once('exit', (code, signal) => resolve(code === 0 || code === THRESHOLDS_CROSSED ? null : `k6 ended with ${code ?? signal}`))
  })
  const stopWithUs = () => child.kill('SIGKILL')
  process.once('exit', stopWithUs)
  const own = Object.fromEntries(Object.entries(stack.pids).map(([name, pid]) => [name, () => pid]))
  const sampler = startSampler({ k6: () => child.pid, ...own })
  const read = followJournal(journal)
  const notes: SessionNote[] = []
  const readOn = () => {
    for (const note of read()) notes.push(note)
  }
  const progress = tellProgress({ workload, read: readOn, notes, log })
  const director = startDirector({ deeds: workload.deeds ?? [], seconds: secondsOf(workload.shape) ?? 0, stack, shop })
  const patience = setTimeout(stopWithUs, (secondsOf(workload.shape) ?? 0) * 1000 + PATIENCE_MS)
  const error = await ended
  clearTimeout(patience)
  director.stop()
  progress.stop()
  process.off('exit', stopWithUs)
  const samples = sampler.stop()
  readOn()
  const summary = error === null ? readSummary(readFileSync(plan.summaryFile, 'utf8')) : null
  return { notes, samples, deeds: director.done, summary, error: error && `${error}\n${lastLines(journal)}` }
}

function lastLines(path: string): string {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('»'))
      .slice(-12)
      .join('\n')
  } catch {
    return ''
  }
}
