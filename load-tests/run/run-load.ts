// One run from beginning to end: shop up, k6 on it, journal read, invariants asked, verdict, report.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Machine, readMachine } from '#mock-api/bench/machine.ts'
import { sharesOf } from '../journey-mix.ts'
import type { Plan, SessionNote, Target } from '../plan.ts'
import { writeReport } from '../report/write-report.ts'
import { type RunVerdict, runVerdict } from '../verdict/run-verdict.ts'
import { type Workload, plannedSessions, workloadOf } from '../workloads.ts'
import { LOAD_BUDGETS } from './budgets.ts'
import { followJournal } from './journal-file.ts'
import { k6File } from './k6-file.ts'
import { k6Options } from './k6-options.ts'
import { crossedOf, type K6Summary, readSummary, valueOf } from './k6-summary.ts'
import type { LoadStack } from './load-stack.ts'
import { makeAssortment } from './make-assortment.ts'
import { needOwnMachine } from './own-machine.ts'
import { brokenRatios, type LoadRatios, loadRatios } from './load-ratios.ts'
import { tellProgress } from './progress.ts'
import { meanCores, type Sample, startSampler } from './sampler.ts'
import { type Invariant, shopUnderLoad } from './shop-under-load.ts'

export interface RunLoadOptions {
  /** A journey, or `all`. */
  journey: string
  workload: string
  target: string
  /** Sessions a second, where they arrive. */
  rate: number
  seed: number
  /** Folder of made things. */
  dir: string
  startStack: (options: { folder: string; hasEdge: boolean; mockArgs: readonly string[] }) => Promise<LoadStack>
  log: (line: string) => void
}

/** Everything that a report shows. */
export interface LoadRun extends RunVerdict {
  journey: string
  workload: string
  says: string
  target: Target
  rate: number
  seed: number
  startedAt: string
  machine: Machine
  notes: readonly SessionNote[]
  samples: readonly Sample[]
  summary: K6Summary | null
  ratios: LoadRatios
  invariants: readonly Invariant[]
  deeds: Plan['deeds']
  assortment: Plan['assortment']
  products: number
}

/** Runs it, prints the verdict and keeps report and summary. */
export async function runLoad(options: RunLoadOptions): Promise<LoadRun> {
  const { journey, dir, log, seed, rate } = options
  const workload = workloadOf(options.workload)
  const target = targetOf(options.target)
  const shares = sharesOf(workload.journey ?? journey, target)
  const k6 = k6File(dir, log)
  const machine = readMachine()
  const startedAt = new Date().toISOString()
  const folder = resolve(dir, 'load', `${startedAt.replaceAll(/[:.]/g, '-')}-${journey}-${options.workload}-${target}`)
  mkdirSync(folder, { recursive: true })
  const stack = await options.startStack({ folder, hasEdge: target === 'edge', mockArgs: [] })
  try {
    needOwnMachine(stack.mockOrigin)
    needOwnMachine(stack.edgeOrigin ?? stack.mockOrigin)
    const shop = shopUnderLoad(stack.mockOrigin)
    const { plan, products } = await makePlan({ stack, target, workload, seed, folder, options: k6Options({ workload, shares, rate }) })
    await shop.countCalls()
    log(`k6 ${target === 'edge' ? stack.edgeOrigin : stack.mockOrigin}: ${journey}, ${options.workload} (${workload.says})`)
    const ran = await runK6({ k6, folder, plan, pids: stack.pids, workload, log })
    const invariants = await shop.invariants()
    const ratios = loadRatios({ notes: ran.notes, apiCalls: await shop.callsMade(), summary: ran.summary, target })
    const cores = meanCores(ran.samples)
    const verdict = runVerdict({
      brokenInvariants: invariants.flatMap(({ title, violations }) =>
        violations.map((each) => `${title}: ${each.where} should be ${each.expected}, is ${each.actual}`),
      ),
      generatorError: ran.error,
      sessions: ran.notes.length,
      planned: plannedSessions(workload.shape, rate),
      dropped: ran.summary ? valueOf(ran.summary, 'dropped_iterations', 'count') : 0,
      generatorShare: (cores['k6'] ?? Number.NaN) / machine.cores,
      mostGeneratorShare: LOAD_BUDGETS.generatorCores,
      crossedThresholds: ran.summary ? crossedOf(ran.summary) : [],
      brokenRatios: workload.shape.kind === 'sessions' && target === 'edge' ? brokenRatios(journey, ratios) : [],
      isBreaking: workload.isBreaking ?? false,
    })
    const run: LoadRun = {
      ...verdict,
      journey,
      workload: options.workload,
      says: workload.says,
      target,
      rate,
      seed,
      startedAt,
      machine,
      notes: ran.notes,
      samples: ran.samples,
      summary: ran.summary,
      ratios,
      invariants,
      deeds: plan.deeds,
      assortment: plan.assortment,
      products,
    }
    const { report, json } = writeReport(run, folder)
    log(
      `\n${verdict.verdict.toUpperCase()}${verdict.reasons.length > 0 ? `\n${verdict.reasons.map((reason) => `  ${reason}`).join('\n')}` : ''}`,
    )
    log(
      `Processor, cores: ${Object.entries(cores)
        .map(([name, value]) => `${name} ${value.toFixed(2)}`)
        .join(', ')}`,
    )
    log(`Report   ${report}\nSummary  ${json}`)
    return run
  } finally {
    await stack.stop()
    for (const each of ['shop.sqlite', 'shop.sqlite-wal', 'shop.sqlite-shm', 'products.json', 'journal.log'])
      rmSync(join(folder, each), { force: true })
  }
}

interface PlanInputs {
  stack: LoadStack
  target: Target
  workload: Workload
  seed: number
  folder: string
  options: Plan['options']
}

async function makePlan({ stack, target, workload, seed, folder, options }: PlanInputs): Promise<{ plan: Plan; products: number }> {
  const { db, mockOrigin, edgeOrigin, purgeSecret } = stack
  const { assortment, products } = await makeAssortment({ db, mockOrigin, seed })
  const productsFile = join(folder, 'products.json')
  writeFileSync(productsFile, JSON.stringify(products))
  const plan: Plan = {
    target,
    origin: target === 'edge' && edgeOrigin !== null ? edgeOrigin : mockOrigin,
    mockOrigin,
    seed,
    build: edgeOrigin === null ? '' : await buildOf(edgeOrigin),
    pace: workload.pace,
    purgeSecret,
    assortment,
    productsFile,
    summaryFile: join(folder, 'k6-summary.json'),
    deeds: [],
    uniques: [],
    options,
  }
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan))
  return { plan, products: products.length }
}

async function buildOf(origin: string): Promise<string> {
  const version: unknown = await (await fetch(`${origin}/version`)).json()
  return typeof version === 'object' && version !== null && 'build' in version ? String(version.build) : ''
}

interface K6Inputs {
  k6: string
  folder: string
  plan: Plan
  pids: LoadStack['pids']
  workload: Workload
  log: (line: string) => void
}

interface K6Ran {
  notes: SessionNote[]
  samples: Sample[]
  summary: K6Summary | null
  /** Why it did not run as it should; null: it did, whatever thresholds say. */
  error: string | null
}

/** k6's own code for thresholds that were crossed; they are in the summary. */
const THRESHOLDS_CROSSED = 99

async function runK6({ k6, folder, plan, pids, workload, log }: K6Inputs): Promise<K6Ran> {
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
  const own = Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, () => pid]))
  const sampler = startSampler({ k6: () => child.pid, ...own })
  const read = followJournal(journal)
  const notes: SessionNote[] = []
  const progress = tellProgress({ workload, read: () => notes.push(...read()), notes, log })
  const error = await ended
  progress.stop()
  process.off('exit', stopWithUs)
  const samples = sampler.stop()
  notes.push(...read())
  const summary = error === null ? readSummary(readFileSync(plan.summaryFile, 'utf8')) : null
  return { notes, samples, summary, error: error && `${error}\n${lastLines(journal)}` }
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

function targetOf(text: string): Target {
  if (text === 'edge' || text === 'mock') return text
  throw new Error(`--target is edge or mock, not "${text}".`)
}
