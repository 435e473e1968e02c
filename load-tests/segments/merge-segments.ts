// Merges the segments of several machines into one run with one verdict and one report.
import { findingsOf, memoryOfShop } from '../run/findings.ts'
import { thresholds } from '../run/k6-options.ts'
import { valueOf } from '../run/k6-summary.ts'
import { loadRatios } from '../run/load-ratios.ts'
import type { ReportedRun } from '../run/load-run.ts'
import { changedWorkload } from '../run/resolve-run.ts'
import type { CountedRun } from '../report/summary.ts'
import { nextStepsFrom } from '../report/next-steps-of.ts'
import { distributionsOf } from '../report/summary.ts'
import { unjudgedStates } from '../verdict/response-rules.ts'
import { runVerdict } from '../verdict/run-verdict.ts'
import { type Sales, unsold } from '../verdict/sales.ts'
import { sharesOf } from '../journey-mix.ts'
import { plannedSessions } from '../load-shape.ts'
import { workloadOf } from '../workloads.ts'
import { compare, readSegment } from './execution-segment.ts'
import { timesIn } from './histogram.ts'
import { mergedSummary } from './merged-thresholds.ts'
import { mismatches } from './mismatches.ts'
import type { SegmentResult } from './segment-result.ts'
import { mergedTally, type Tally } from './tally.ts'
import { talliedGroups } from './tallied-groups.ts'

export interface MergedRun {
  run: ReportedRun
  counted: CountedRun
  tally: Tally
  /** What to do after the verdict. */
  steps: readonly string[]
  segments: readonly SegmentResult[]
}

/** The segments belong to different runs. The message lists all mismatches. */
export class MismatchError extends Error {
  override name = 'MismatchError'
  readonly isSentence = true
}

/** Merges segments. @throws MismatchError */
export function mergeSegments(results: readonly SegmentResult[]): MergedRun {
  const wrong = mismatches(results)
  const [first] = results
  if (!first || wrong.length > 0) throw new MismatchError(`These segments are not of one run.\n  ${wrong.join('\n  ')}`)
  const { journey, workload: name, target, rate, seed } = first
  const workload = changedWorkload(workloadOf(name), first)
  const tally = mergedTally(results.map((result) => result.tally))
  const summed = results.flatMap(({ k6 }) => (k6 ? [k6] : []))
  const summary = mergedSummary({ workload, tally, k6: summed })
  // All segments share one shop, so it is judged once, by its state after the last segment.
  const asked = results.map((result) => result.asked).reduce((last, each) => (each.at > last.at ? each : last))
  const sales = salesOf(tally, asked)
  const oldest = oldestOf(tally)
  const ratios = loadRatios({
    responses: tally.routes.map(({ name, cache, end }) => ({ name, cache, count: end.count })),
    apiCalls: Math.max(...results.map((result) => result.asked.apiCalls)),
    summary,
    target,
  })
  const groups = talliedGroups(tally)
  const verdict = runVerdict({
    ...findingsOf(
      { workload, journey, target },
      { groups, sessions: tally, summary, memory: memoryOf(results), invariants: asked.invariants, sales, oldest, ratios },
    ),
    generatorError: invalidOf(results),
    sessions: tally.sessions,
    planned: plannedSessions(workload.shape, rate),
    streams: sharesOf(journey, target).length * results.length,
    dropped: valueOf(summary, 'dropped_iterations', 'count'),
    // Each machine judges its own generator and its other processes.
    generatorShare: Number.NaN,
    maxGeneratorShare: Number.POSITIVE_INFINITY,
    foreignCores: Number.NaN,
    maxForeignCores: Number.POSITIVE_INFINITY,
    breaking: null,
  })
  const run: ReportedRun = {
    ...verdict,
    commit: first.commit,
    journey,
    workload: name,
    description: `${workload.description}; ${results.length} segments, merged`,
    target,
    rate,
    seed,
    startedAt: results.map(({ startedAt }) => startedAt).toSorted()[0] ?? '',
    machine: first.machine,
    samples: samplesOf(results),
    summary,
    ratios,
    invariants: asked.invariants,
    oldestPriceSeconds: oldest,
    unique: { sold: sales.sold.length, left: unsold(sales) },
    outcomes: tally.outcomes,
    unjudged: unjudgedStates(groups, Object.keys(thresholds(workload))),
    actions: results.flatMap(({ actions }) => actions),
    broke: null,
    browsers: [],
  }
  return {
    run,
    counted: countedOf(tally, first),
    tally,
    steps: nextStepsFrom(
      run,
      results.map(({ slowest }) => ({ responses: slowest })),
    ),
    segments: results.toSorted((one, other) =>
      compare(readSegment(one.segment, one.sequence).from, readSegment(other.segment, other.sequence).from),
    ),
  }
}

/** One invalid segment makes the run invalid: its share of the load is unknown. */
function invalidOf(results: readonly SegmentResult[]): string | null {
  const reasons = results.flatMap(({ segment, invalid }) =>
    invalid.length === 0 ? [] : [`segment ${segment} is invalid: ${invalid.join('; ')}`],
  )
  return reasons.length === 0 ? null : reasons.join('\n')
}

function salesOf({ draws }: Tally, { left }: SegmentResult['asked']): Sales {
  const sold = Object.entries(draws['sold'] ?? {}).flatMap(([id, times]) => Array.from({ length: times }, () => Number(id)))
  return { sold, left: new Map(left) }
}

function oldestOf({ draws }: Tally): number | null {
  const ages = Object.keys(draws['old price'] ?? {}).map(Number)
  return ages.length === 0 ? null : Math.max(...ages)
}

/** Memory of the shop, as the first segment on its machine saw it; empty: none ran there. */
function memoryOf(results: readonly SegmentResult[]): ReturnType<typeof memoryOfShop> {
  const all = results.map(({ samples }) => memoryOfShop(samples))
  return all.find((samples) => samples.some((shop) => Object.keys(shop).length > 0)) ?? []
}

/** Processor time per machine of generator and other processes; that of the shop's processes from the first segment on the shop's machine. */
function samplesOf(results: readonly SegmentResult[]): ReportedRun['samples'] {
  const taken = new Set<string>()
  return results.flatMap(({ segment, samples }) => {
    const names = new Set(samples.flatMap(({ cores }) => Object.keys(cores)))
    const own = (name: string) => name === 'k6' || name === 'others' || name === 'stolen'
    const kept = [...names].filter((name) => own(name) || !taken.has(name))
    for (const name of kept) if (!own(name)) taken.add(name)
    const renamed = (values: Readonly<Record<string, number>>) =>
      Object.fromEntries(
        kept.flatMap((name) => (values[name] === undefined ? [] : [[own(name) ? `${name} ${segment}` : name, values[name]]])),
      )
    return samples.map(({ at, cores, busiest, memoryMb, collecting }) => ({
      at,
      cores: renamed(cores),
      busiest: renamed(busiest),
      memoryMb: renamed(memoryMb),
      collecting,
    }))
  })
}

function countedOf({ sessions, firstAt, lastAt, routes, broken, markets, draws }: Tally, { exponent, ranks }: SegmentResult): CountedRun {
  return {
    sessions,
    seconds: firstAt === null || lastAt === null ? 0 : (lastAt - firstAt) / 1000,
    routes: routes.map(({ name, market, cache, shell, end }) => ({ name, market, cache, shell: timesIn(shell), end: timesIn(end) })),
    broken,
    markets,
    distributions: distributionsOf(ranks, exponent, (of) => draws[of] ?? {}),
  }
}
