// One run from beginning to end: shop up, k6 on it, journal read, invariants asked, verdict, report.
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Machine, readMachine } from '#mock-api/bench/machine.ts'
import { sharesOf } from '../journey-mix.ts'
import type { DoneDeed, Plan, SessionNote, Target } from '../plan.ts'
import { writeReport } from '../report/write-report.ts'
import { type RunVerdict, runVerdict } from '../verdict/run-verdict.ts'
import { unsold, wrongSales } from '../verdict/sales.ts'
import { lasting, plannedSessions, workloadOf } from '../workloads.ts'
import { LOAD_BUDGETS } from './budgets.ts'
import { k6Options } from './k6-options.ts'
import { crossedOf, type K6Summary, valueOf } from './k6-summary.ts'
import { brokenRatios, type LoadRatios, loadRatios } from './load-ratios.ts'
import type { LoadStack } from './load-stack.ts'
import { makePlan } from './make-plan.ts'
import { needOwnMachine } from './own-machine.ts'
import { runK6 } from './run-k6.ts'
import { meanCores, type Sample } from './sampler.ts'
import { NO_SALES, oldestPrice, salesOf, tooOld } from './seen-by-shoppers.ts'
import { type Invariant, shopUnderLoad } from './shop-under-load.ts'

export interface RunLoadOptions {
  /** A journey, or `all`. */
  journey: string
  workload: string
  target: string
  /** Sessions a second, where they arrive; null = as many as the workload says. */
  rate: number | null
  /** How long it takes; null = as long as the workload says. */
  seconds: number | null
  /** More options of the mock. @default [] */
  mockArgs?: readonly string[]
  seed: number
  /** Folder of made things. */
  dir: string
  /** The file of k6 (k6-file.ts), which may have to be built: asked for once all else is known to be right. */
  findK6: () => string
  startStack: (options: { folder: string; hasEdge: boolean; mockArgs: readonly string[] }) => Promise<LoadStack>
  log: (line: string) => void
}

/** Sessions a second that this size of machine takes without trouble. */
const USUAL_RATE = 5

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
  /** How long after its end a reduction was still shown, s; null: nobody saw one, or nobody looked. */
  oldestPriceSeconds: number | null
  /** Pieces of which there was one: sold, and left. */
  unique: { sold: number; left: number }
  deeds: readonly DoneDeed[]
  assortment: Plan['assortment']
  products: number
}

/** Runs it, prints the verdict and keeps report and summary. */
export async function runLoad(options: RunLoadOptions): Promise<LoadRun> {
  const { journey, dir, log, seed } = options
  const stated = workloadOf(options.workload)
  const workload = { ...stated, shape: options.seconds === null ? stated.shape : lasting(stated.shape, options.seconds) }
  const rate = options.rate ?? workload.rate ?? USUAL_RATE
  const target = targetOf(options.target)
  const shares = sharesOf(workload.journey ?? journey, target)
  const k6 = options.findK6()
  const machine = readMachine()
  const startedAt = new Date().toISOString()
  const folder = resolve(dir, 'load', `${startedAt.replaceAll(/[:.]/g, '-')}-${journey}-${options.workload}-${target}`)
  mkdirSync(folder, { recursive: true })
  const stack = await options.startStack({ folder, hasEdge: target === 'edge', mockArgs: options.mockArgs ?? [] })
  try {
    needOwnMachine(stack.mockOrigin)
    needOwnMachine(stack.edgeOrigin ?? stack.mockOrigin)
    const shop = shopUnderLoad(stack.mockOrigin)
    const { plan, products } = await makePlan({
      stack,
      shop,
      target,
      workload,
      seed,
      folder,
      options: k6Options({ workload, shares, rate }),
    })
    await shop.countCalls()
    log(`k6 ${target === 'edge' ? stack.edgeOrigin : stack.mockOrigin}: ${journey}, ${options.workload} (${workload.says})`)
    const ran = await runK6({ k6, folder, plan, stack, shop, workload, log })
    const invariants = await shop.invariants()
    const sales = workload.uniques === undefined ? NO_SALES : await salesOf(ran.notes, plan, shop)
    const oldest = oldestPrice(ran.notes)
    const ratios = loadRatios({ notes: ran.notes, apiCalls: await shop.callsMade(), summary: ran.summary, target })
    const cores = meanCores(ran.samples)
    const verdict = runVerdict({
      brokenInvariants: [
        ...wrongSales(sales),
        ...tooOld(oldest),
        ...invariants.flatMap(({ title, violations }) =>
          violations.map((each) => `${title}: ${each.where} should be ${each.expected}, is ${each.actual}`),
        ),
      ],
      generatorError: ran.error,
      sessions: ran.notes.length,
      planned: plannedSessions(workload.shape, rate),
      dropped: ran.summary ? valueOf(ran.summary, 'dropped_iterations', 'count') : 0,
      generatorShare: (cores['k6'] ?? Number.NaN) / machine.cores,
      mostGeneratorShare: LOAD_BUDGETS.generatorCores,
      foreignCores: (cores['others'] ?? Number.NaN) + (cores['stolen'] ?? Number.NaN),
      mostForeignCores: workload.shape.kind === 'sessions' ? Number.POSITIVE_INFINITY : LOAD_BUDGETS.foreignCores,
      crossedThresholds: [
        ...(ran.summary ? crossedOf(ran.summary) : []),
        ...(unsold(sales) > 0 ? [`${unsold(sales)} pieces were left`] : []),
      ],
      brokenRatios: options.workload === 'smoke' && target === 'edge' ? brokenRatios(journey, ratios) : [],
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
      oldestPriceSeconds: oldest,
      unique: { sold: sales.sold.length, left: unsold(sales) },
      deeds: ran.deeds,
      assortment: plan.assortment,
      products,
    }
    const { report, json } = writeReport(run, folder)
    log(`\n${verdict.verdict.toUpperCase()}${verdict.reasons.length > 0 ? `\n${told(verdict.reasons)}` : ''}`)
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

/** The report has all of them. */
const MOST_TOLD = 12

function told(reasons: readonly string[]): string {
  const lines = reasons.slice(0, MOST_TOLD).map((reason) => `  ${reason}`)
  return [...lines, ...(reasons.length > MOST_TOLD ? [`  and ${reasons.length - MOST_TOLD} more`] : [])].join('\n')
}

function targetOf(text: string): Target {
  if (text === 'edge' || text === 'mock') return text
  throw new Error(`--target is edge or mock, not "${text}".`)
}
