// One run: starts the stack, runs k6, reads the journal, checks invariants, writes verdict and report.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { writeReport } from '../report/write-report.ts'
import { nextStepsOf } from '../report/next-steps-of.ts'
import { textsOf } from '../verdict/reason.ts'
import { k6Options } from '../run/k6-options.ts'
import { type FinishedRun, judgeRun, type LoadRun, ranksOf, responsesOf, shopAfter } from '../run/judge-run.ts'
import { loadRatios } from '../verdict/load-ratios.ts'
import { type LoadStack, runningShop } from '../run/load-stack.ts'
import { makePlan } from '../run/make-plan.ts'
import { allowedLoad, isLoopback, USUAL_BOUNDS } from '../run/allowed-load.ts'
import { LOAD_BUDGETS } from '../verdict/budgets.ts'
import { OWN_SHOP_SEARCHES, readShop } from '../run/read-shop.ts'
import { runK6 } from '../run/run-k6.ts'
import { listenForInterruption } from '../run/interruption.ts'
import { KEPT, makeRunFolder } from '../run/run-folder.ts'
import { meanBusiest, meanCores } from '../run/sampler.ts'
import { createMockControl } from '../run/mock-control.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { type ResolvedRun, type RunParams, resolveRun } from '../run/resolve-run.ts'

export interface RunLoadOptions extends RunParams {
  /** Of the loaded working tree, for the history of runs. @default not known */
  commit?: string
  /** Additional options of the mock. @default [] */
  mockArgs?: readonly string[]
  /** Path of k6 (k6-file.ts), which may have to be built: requested last, after all options are validated. */
  findK6: () => string | Promise<string>
  /** What is expected of one's own shop. @default read from it before the run */
  catalog?: Catalog
  /** Host and bounds of this run against another machine. @default none */
  agreed?: { agreedHost: string; mostRate: number; mostSeconds: number }
  startStack: (options: { folder: string; hasEdge: boolean; mockArgs: readonly string[] }) => Promise<LoadStack>
  log: (line: string) => void
}

/** Runs k6, prints the verdict and writes report and summary. */
export async function runLoad(options: RunLoadOptions): Promise<LoadRun> {
  const resolved = resolveRun(options)
  const { target, folder, origin, workload, shares, rate } = resolved
  if (origin !== null) {
    const asked = { origin, shares, shape: workload.shape, rate }
    for (const line of allowedLoad({ ...asked, ...(options.agreed ?? { agreedHost: '', ...USUAL_BOUNDS }) })) options.log(line)
  }
  // Before anything is started: k6 may have to be built.
  const k6 = await options.findK6()
  const interruption = listenForInterruption(options.log)
  const { signal } = interruption
  const tidy = makeRunFolder(folder)
  let stack: LoadStack | null = null
  try {
    const hasEdge = target === 'edge'
    stack = origin === null ? await options.startStack({ folder, hasEdge, mockArgs: options.mockArgs ?? [] }) : runningShop(origin, hasEdge)
    if (origin !== null && !isLoopback(origin)) await leaveTime(signal, options.log)
    signal.throwIfAborted()
    const ofOwnShop = origin === null ? { isSeeded: true } : { searches: OWN_SHOP_SEARCHES, log: options.log }
    const catalog = options.catalog ?? (await readShop(stack.mockOrigin, { ...ofOwnShop, signal }))
    const finished = await loadShop({ ...resolved, k6, stack, catalog, signal, log: options.log })
    const hasDashboard = existsSync(join(folder, KEPT.dashboard))
    const run: LoadRun = { ...finished, ...judgeRun(finished), commit: options.commit ?? '', hasDashboard }
    tell(run, writeReport(run, folder), options.log)
    return run
  } catch (error) {
    // Ctrl-C also ends what is built or asked, which fails then.
    signal.throwIfAborted()
    throw error
  } finally {
    await stack?.stop()
    interruption.stop()
    tidy()
  }
}

/** Time to read what will be sent, ms. */
const TO_READ_MS = 5000

async function leaveTime(signal: AbortSignal, log: RunLoadOptions['log']): Promise<void> {
  log('It begins in 5 s; Ctrl-C ends it.')
  await setTimeout(TO_READ_MS, undefined, { signal })
}

/** Creates the plan, runs k6 with it, and reads the shop's state afterwards. */
async function loadShop({
  k6,
  stack,
  catalog,
  signal,
  log,
  ...resolved
}: ResolvedRun &
  Pick<RunLoadOptions, 'log'> & { k6: string; stack: LoadStack; catalog: Catalog; signal: AbortSignal }): Promise<FinishedRun> {
  const { workload, shares, rate, target, folder } = resolved
  const shop = stack.hasControl ? createMockControl(stack.mockOrigin) : null
  const options = k6Options({ workload, shares, rate, budgets: LOAD_BUDGETS })
  const plan = await makePlan({ ...resolved, stack, shop, catalog, options })
  await shop?.countCalls()
  signal.throwIfAborted()
  log(`k6 ${plan.origin}: ${resolved.journey}, ${resolved.name} (${workload.description})`)
  const outcome = await runK6({ k6, folder, plan, stack, shop, workload, rate, signal, log })
  const { notes, summary } = outcome
  const after = await shopAfter(notes, plan, shop)
  const ages = ranksOf(notes, 'old price')
  const oldestPriceSeconds = ages.length === 0 ? null : ages.reduce((oldest, age) => Math.max(oldest, age))
  const ratios = loadRatios({ responses: responsesOf(notes), apiCalls: after.apiCalls, summary, target })
  return { ...resolved, ...outcome, ...after, oldestPriceSeconds, ratios }
}

function tell(run: LoadRun, { report, json }: { report: string; json: string }, log: RunLoadOptions['log']) {
  const { verdict, reasons, broke, samples } = run
  log(`\n${verdict.toUpperCase()}${reasons.length > 0 ? `\n${listed(textsOf(reasons))}` : ''}`)
  const [cores, busiest] = broke ? [broke.point.cores, broke.point.busiest] : [meanCores(samples), meanBusiest(samples)]
  const processes = Object.entries(cores).map(([name, value]) => {
    const thread = busiest[name]
    if (Number.isNaN(value)) return `${name} not known`
    return `${name} ${value.toFixed(2)}${thread === undefined ? '' : ` (busiest thread ${thread.toFixed(2)})`}`
  })
  log(`Processor, cores${broke ? ' in its last 10 s' : ''}: ${processes.join(', ')}`)
  for (const line of nextStepsOf(run)) log(line)
  log(`Report   ${report}\nSummary  ${json}`)
}

/** The report lists all of them. */
const MAX_SHOWN = 12

function listed(reasons: readonly string[]): string {
  const lines = reasons.slice(0, MAX_SHOWN).map((reason) => `  ${reason}`)
  return [...lines, ...(reasons.length > MAX_SHOWN ? [`  and ${reasons.length - MAX_SHOWN} more`] : [])].join('\n')
}
