import { costTable } from './monthly-cost.ts'
import { replay } from './replay.ts'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { KV, TOPOLOGIES } from './cache-topologies.ts'
import { CHANGED, KV_RULE } from './kv-rules.ts'
import { type SyntheticTraffic, syntheticVisits } from './synthetic-visits.ts'

export interface SimulateOptions {
  traffic: Omit<SyntheticTraffic, 'random'>
  /** Duration of a render, in ms. */
  makeMs: number
  seed: number
}

/** Outage of the shop API in the middle, in ms. */
const OUTAGE_MS = 10 * 60_000
/** Outage as a share of a shorter time. */
const OUTAGE_PART = 1 / 3

/** Replays synthetic visits over every topology. @returns lines of Markdown */
export function simulateEdge({ traffic, makeMs, seed }: SimulateOptions): string[] {
  const visits = syntheticVisits({ ...traffic, random: seededRandom(seed) })
  const [first, last] = [visits[0]?.at ?? 0, visits.at(-1)?.at ?? 0]
  const outageMs = Math.min(OUTAGE_MS, (last - first) * OUTAGE_PART)
  const from = (first + last - outageMs) / 2
  const seconds = Math.max(1, (last - first) / 1000)
  const rows = TOPOLOGIES.map((topology) => {
    const options = {
      topology,
      makeMs,
      random: seededRandom(seed),
      ...(topology.shared === KV && { kvRule: KV_RULE, changed: CHANGED }),
    }
    const well = replay(visits, { ...options, outage: null })
    const { outage } = replay(visits, { ...options, random: seededRandom(seed), outage: { from, to: from + outageMs } })
    const cells = [
      percent(well.fresh, well.visits),
      percent(well.stale, well.visits),
      percent(well.shared, well.visits),
      percent(well.blocking + well.failed, well.visits),
      (well.asked / seconds).toFixed(2),
      topology.shared && topology.shared.writeEvery > 0 ? (well.sharedWrites / seconds).toFixed(2) : '',
      percent(outage.visits - outage.failed, outage.visits),
    ]
    return `| ${topology.name} | ${cells.join(' | ')} |`
  })
  return [
    `${visits.length} visits to ${new Set(visits.map(({ page }) => page)).size} pages in ${seconds.toFixed(0)} s; the shop is away for ${(outageMs / 1000).toFixed(0)} s in the middle of it in the last column`,
    '',
    '| | fresh here | old here | from the shared level | wait for the shop | pages made a second | written to KV a second | answered while the shop is away |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...rows,
    '',
    ...costTable(seed),
  ]
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '' : `${((part / whole) * 100).toFixed(1)} %`
}
