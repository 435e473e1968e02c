// Runs one comparison: two builds, restarted several times, get the same requests at once and are judged.
import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Machine, readMachine } from '../mock/bench/machine.ts'
import { BUILDS, type Build, type CellName, cellOf, type ComparisonPlan } from '../compared-cells.ts'
import type { SessionRecord } from '../plan.ts'
import { followJournal } from '../run/journal-file.ts'
import type { LoadStack } from '../run/load-stack.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { readShop } from '../run/read-shop.ts'
import { type CpuSample, sampleCpu } from '../run/processor-time.ts'
import { startK6 } from '../run/start-k6.ts'
import { type ComparisonVerdict, judgeComparison, type Pair } from '../verdict/judge-comparison.ts'
import { pairsOf } from './pairs.ts'
import { comparisonOptions, GAP_MS, SEGMENT_MS, segmentsOf } from './segments.ts'
import { showComparisonProgress } from './comparison-progress.ts'

export interface ComparisonOptions {
  builds: Readonly<Record<Build, { ref: string; commit: string }>>
  cells: readonly CellName[]
  minutes: number
  seed: number
  /** Folder for all files of this comparison. */
  folder: string
  k6: string
  startShop: (build: Build, options: { folder: string; name: string; slot: number }) => Promise<LoadStack>
  log: (line: string) => void
}

export interface Comparison extends ComparisonVerdict {
  builds: ComparisonOptions['builds']
  cells: readonly CellName[]
  minutes: number
  seed: number
  startedAt: string
  machine: Machine
  segments: readonly Pair[]
}

/** Restarts: one per 45 s, at least six. Fewer leave the variance between processes of one build unknown. */
export const RESTARTS = { everyMs: 45_000, least: 6 } as const
/** Start-up time of k6, which loads its script and allocates virtual users, ms. */
const K6_STARTS_MS = 2500
/** Time limit beyond the planned end, on a busy machine, ms. */
const TIMEOUT_MS = 60_000
/** Interval that puts a sample into every gap between segments; a sample takes about 0.5 ms. */
const SAMPLE_EVERY_MS = 40
/** Warm-up as a part of a restart, and its upper limit in ms: the JIT compiles, heaps reach their size. */
const WARM = { part: 0.2, most: 12_000 }

/** Runs a comparison in the given minutes; it takes longer if starting the builds takes all of that time. */
export async function runComparison(options: ComparisonOptions): Promise<Comparison> {
  const { minutes, log } = options
  const machine = readMachine()
  const begun = Date.now()
  const milliseconds = minutes * 60_000
  const restarts = Math.max(RESTARTS.least, Math.floor(milliseconds / RESTARTS.everyMs))
  const progress = showComparisonProgress({ milliseconds, restarts, log })
  const pairs: Pair[] = []
  let wanted: Catalog | null = null
  try {
    for (let round = 0; round < restarts; round++) {
      progress.begin(round)
      const endsAt = begun + ((round + 1) * milliseconds) / restarts
      const { wanted: catalog, pairs: measured } = await runRestart(options, { round, endsAt, wanted })
      wanted = catalog
      pairs.push(...measured)
      progress.finish(pairs)
    }
  } finally {
    progress.stop()
  }
  const { builds, cells, seed } = options
  return { ...judgeComparison(pairs), builds, cells, minutes, seed, startedAt: new Date(begun).toISOString(), machine, segments: pairs }
}

interface Restart {
  round: number
  /** ms since 1970 */
  endsAt: number
  /** Of the first shop, the same in all restarts; null in the first. */
  wanted: Catalog | null
}

async function runRestart(options: ComparisonOptions, { round, endsAt, wanted }: Restart): Promise<{ wanted: Catalog; pairs: Pair[] }> {
  const { folder, startShop } = options
  const shops: Partial<Record<Build, LoadStack>> = {}
  try {
    // Start order and ports alternate between restarts.
    const order = round % 2 === 0 ? BUILDS : BUILDS.toReversed()
    for (const [slot, build] of order.entries()) shops[build] = await startShop(build, { folder, name: `${build}-${round}`, slot })
    const { a, b } = shops
    if (!a || !b) throw new Error('A shop did not start.')
    const catalog = wanted ?? (await readShop(a.mockOrigin, { isSeeded: true }))
    return { wanted: catalog, pairs: await measure(options, { round, endsAt, wanted: catalog, shops: { a, b } }) }
  } finally {
    for (const shop of Object.values(shops)) await shop.stop()
    for (const build of BUILDS)
      for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `${build}-${round}.sqlite${end}`), { force: true })
  }
}

/** Least time of a restart: one pass over all cells, however long starting took. */
function minMs(cells: readonly CellName[]): number {
  return cells.length * (SEGMENT_MS + 2 * GAP_MS + 1000) + 2000
}

interface Measured extends Restart {
  wanted: Catalog
  shops: Readonly<Record<Build, LoadStack>>
}

async function measure({ cells, seed, folder, k6, log }: ComparisonOptions, { round, endsAt, wanted, shops }: Measured): Promise<Pair[]> {
  const left = Math.max(endsAt - Date.now() - K6_STARTS_MS, minMs(cells))
  const warmMs = Math.round(Math.max(1000, Math.min(WARM.most, left * WARM.part)))
  const segments = segmentsOf({ cells, milliseconds: left - warmMs, afterMs: warmMs, round })
  const originsOf = ({ mockOrigin, edgeOrigin }: LoadStack) => ({ mock: mockOrigin, edge: edgeOrigin ?? mockOrigin })
  const catalogFile = resolve(folder, 'catalog.json')
  const planFile = join(folder, 'plan.json')
  const journal = join(folder, 'journal.log')
  writeFileSync(catalogFile, JSON.stringify(wanted))
  const plan: ComparisonPlan = {
    target: cellOf(cells[0] ?? 'search').target,
    // Of each session its own (compare-main.ts).
    origin: shops.a.mockOrigin,
    seed: seed + round,
    run: '',
    build: '',
    pace: 0,
    // Builds are compared with each other, so nothing is expected of the shop.
    mostSold: 0,
    isAlone: false,
    checkedShare: 0,
    catalogFile,
    catalogSeed: seed,
    summaryFile: resolve(folder, 'k6-summary.json'),
    uniques: [],
    endingPromos: [],
    assets: {},
    browser: null,
    cells,
    origins: { a: originsOf(shops.a), b: originsOf(shops.b) },
    options: comparisonOptions(segments, cells, warmMs),
  }
  writeFileSync(planFile, JSON.stringify(plan))
  rmSync(journal, { force: true })
  const running = startK6({ k6, script: 'compare-main.ts', planFile: resolve(planFile), journal })
  const pids = BUILDS.flatMap((build) => Object.entries(shops[build].pids).map(([name, pid]) => [`${build} ${name}`, () => pid] as const))
  const watched = { ...Object.fromEntries(pids), k6: () => running.pid, runner: () => process.pid }
  const cpuSamples: CpuSample[] = []
  const sampling = setInterval(() => cpuSamples.push(sampleCpu(watched)), SAMPLE_EVERY_MS)
  // A hanging k6 is killed.
  const timeout = setTimeout(running.kill, left + TIMEOUT_MS)
  const error = await running.ended
  clearTimeout(timeout)
  clearInterval(sampling)
  if (error !== null) log(error)
  const notes: SessionRecord[] = followJournal(journal)()
  for (const file of [planFile, catalogFile, plan.summaryFile, journal]) rmSync(file, { force: true })
  return pairsOf({ round, segments, notes, cpuSamples })
}
