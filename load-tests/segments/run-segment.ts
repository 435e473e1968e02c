// Runs one machine's share of a run: k6 with its share of all sessions, against the shared shop (shared-stack.ts).
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { ranksOf } from '../report/summary.ts'
import { validityLimits } from '../run/budgets.ts'
import { k6Options } from '../run/k6-options.ts'
import { type K6Summary, valueOf } from '../run/k6-summary.ts'
import { assertAllowedHost } from '../run/allowed-hosts.ts'
import { type K6Outcome, runK6 } from '../run/run-k6.ts'
import { peakCores } from '../run/sampler.ts'
import { remainingStock } from '../run/session-findings.ts'
import { createMockControl } from '../run/mock-control.ts'
import { type ResolvedRun, resolveRun } from '../run/resolve-run.ts'
import { textsOf } from '../verdict/reason.ts'
import { runVerdict } from '../verdict/run-verdict.ts'
import { type ExecutionSegment, segmentText, sequenceText } from './execution-segment.ts'
import { slowestOfEach } from '../verdict/next-steps.ts'
import type { SharedStack } from './shared-stack.ts'
import type { SegmentResult } from './segment-result.ts'
import { tallyOf } from './tally.ts'

interface RunSegmentOptions {
  journey: string
  workload: string
  segment: ExecutionSegment
  /** The file that `load:shop` writes. */
  shopFile: string
  /** Commit of the local sources. */
  commit: string
  /** Further hosts that may be loaded. */
  hosts: readonly string[]
  /** Folder of generated files. */
  dir: string
  findK6: () => string
  log: (line: string) => void
}

/** Runs a segment and writes `segment.json` for the merge. @throws Error if shop and segment belong to different runs */
export async function runSegment(options: RunSegmentOptions): Promise<SegmentResult> {
  const { segment, commit, hosts, dir, log } = options
  const shared = readSharedStack(options)
  const params = resolveRun({ ...shared.params, dir })
  const { stack: where, plan, products, catalog, searches } = shared
  for (const origin of [where.mockOrigin, where.edgeOrigin ?? where.mockOrigin, plan.origin]) assertAllowedHost(origin, hosts)
  const k6 = options.findK6()
  const folder = `${params.folder}-${segmentText(segment).replaceAll(/[/:]/g, (sign) => (sign === '/' ? 'of' : '-'))}`
  mkdirSync(folder, { recursive: true })
  const [productsFile, summaryFile] = [join(folder, 'products.json'), join(folder, 'k6-summary.json')]
  const [catalogFile, searchesFile] = [join(folder, 'catalog.json'), join(folder, 'searches.json')]
  const { workload, shares, rate, seed, startedAt, machine } = params
  const own: SharedStack['plan'] = {
    ...plan,
    productsFile,
    catalogFile,
    searchesFile,
    summaryFile,
    options: k6Options({ workload, shares, rate, segments: segment.sequence.length - 1 }),
  }
  writeFileSync(productsFile, JSON.stringify(products))
  writeFileSync(catalogFile, JSON.stringify(catalog))
  writeFileSync(searchesFile, JSON.stringify(searches))
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(own))
  const shop = createMockControl(where.mockOrigin)
  // On another machine these ids belong to other processes.
  const pids = shared.hostname === hostname() ? where.pids : {}
  const isLead = segment.from.over === 0
  log(`k6 ${plan.origin}: ${params.journey}, ${params.name}, segment ${segmentText(segment)} of ${sequenceText(segment)}`)
  const outcome = await runK6({
    k6,
    folder,
    plan: own,
    stack: { ...where, db: '', pids, stop: async () => {} },
    shop,
    // Only one segment runs the scheduled actions.
    workload: isLead ? workload : { ...workload, actions: [] },
    rate,
    args: ['--execution-segment', segmentText(segment), '--execution-segment-sequence', sequenceText(segment)],
    log,
  })
  const result: SegmentResult = {
    kind: 'load segment',
    shop: shared.id,
    commit,
    journey: params.journey,
    workload: params.name,
    target: params.target,
    rate,
    seconds: shared.params.seconds,
    seed,
    isLight: workload.isLight ?? false,
    segment: segmentText(segment),
    sequence: sequenceText(segment),
    startedAt,
    machine,
    invalid: dishonest(params, outcome),
    tally: tallyOf(outcome.notes),
    k6: outcome.summary ? summed(outcome.summary) : null,
    slowest: slowestOfEach(outcome.notes),
    samples: outcome.samples,
    actions: outcome.actions,
    asked: {
      at: Date.now(),
      apiCalls: await shop.callsMade(),
      invariants: await shop.invariants(),
      left: [...(await remainingStock(plan.uniques, shop))],
    },
    exponent: plan.assortment.exponent,
    ranks: ranksOf(plan.assortment, products.length),
  }
  for (const each of [productsFile, catalogFile, searchesFile, join(folder, 'journal.log')]) rmSync(each, { force: true })
  const file = join(folder, 'segment.json')
  writeFileSync(file, `${JSON.stringify(result)}\n`)
  log(
    `\n${result.invalid.length === 0 ? 'HONEST' : `INVALID\n  ${result.invalid.join('\n  ')}`}\n${result.tally.sessions} sessions of segment ${result.segment}`,
  )
  log(`Segment  ${file}`)
  return result
}

function readSharedStack({ shopFile, journey, workload, commit }: RunSegmentOptions): SharedStack {
  if (!existsSync(shopFile))
    throw new Error(`No shop stands (${shopFile}): npm run load:shop -- ${journey} --workload ${workload} starts one.`)
  const shared: SharedStack = JSON.parse(readFileSync(shopFile, 'utf8'))
  const { params } = shared
  if (params.journey !== journey || params.workload !== workload)
    throw new Error(`The shop stands for ${params.journey}, ${params.workload}, not for ${journey}, ${workload}.`)
  if (shared.commit !== commit) throw new Error(`The shop is of ${shared.commit}, what is here of ${commit}.`)
  return shared
}

/** Why the segment is invalid. The planned number of sessions is known for the whole run only. */
function dishonest({ workload, machine }: ResolvedRun, { error, notes, summary, samples }: K6Outcome): string[] {
  const peak = peakCores(samples)
  const { verdict, reasons } = runVerdict({
    wrong: [],
    missing: [],
    generatorError: error,
    sessions: notes.length,
    planned: null,
    streams: 0,
    dropped: summary ? valueOf(summary, 'dropped_iterations', 'count') : 0,
    generatorShare: peak.generator / machine.cores,
    ...validityLimits(workload.shape),
    foreignCores: peak.foreign,
    crossed: [],
    breaking: null,
  })
  return verdict === 'invalid' ? textsOf(reasons) : []
}

function summed(summary: K6Summary): SegmentResult['k6'] {
  const rate = (metric: string) => ({ passes: valueOf(summary, metric, 'passes'), fails: valueOf(summary, metric, 'fails') })
  return {
    dropped: valueOf(summary, 'dropped_iterations', 'count'),
    bytes: valueOf(summary, 'data_received', 'count'),
    checks: rate('checks'),
    unexpected: rate('unexpected_answers'),
  }
}
