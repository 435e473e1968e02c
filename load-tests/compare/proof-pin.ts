// Pinned inputs of a proof: a proof that is resumed must use the same harness, or its comparisons prove nothing of either.
import { z } from 'zod'
import { cellOf, cellsOf } from '../compared-cells.ts'
import { CALL_FLOOR, EQUIVALENCE_MARGIN, MIN_RESTARTS } from '../verdict/judge-effect.ts'
import { PROOFS } from './proofs.ts'
import { RESTARTS } from './run-comparison.ts'
import { GAP_MS, SEGMENT_MS } from './segments.ts'

/** Files and folders that send requests and judge. Reports, and code that loads single builds, do not affect a proof. */
export const HARNESS = [
  'load-tests/compare',
  'load-tests/journeys',
  'load-tests/oracles',
  'load-tests/session',
  'load-tests/random',
  'load-tests/statistics',
  'load-tests/verdict',
  'load-tests/commands/load-prove.ts',
  'load-tests/commands/run-compare.ts',
  'load-tests/compare-main.ts',
  'load-tests/compared-cells.ts',
  'load-tests/plan.ts',
  'load-tests/run/allowed-hosts.ts',
  'load-tests/run/fetch-data.ts',
  'load-tests/run/journal-file.ts',
  'load-tests/run/make-assortment.ts',
  'load-tests/run/processor-time.ts',
  'load-tests/run/read-expected.ts',
  'load-tests/run/start-k6.ts',
  'load-tests/run/start-load-stack.ts',
  'load-tests/run/young-generation.ts',
  'load-tests/mock/bench/calls.ts',
  'load-tests/mock/bench/machine.ts',
  'load-tests/mock/bench/server-process.ts',
  'load-tests/mock/search/bench-queries.ts',
  'app/addresses',
  'app/domain/seeded-random.ts',
  'mock-api/search/judged/queries.json',
]

/** Descriptions by pinned field. */
const ProofPin = z.record(z.string(), z.string())
export type ProofPin = z.infer<typeof ProofPin>

interface PinInputs {
  /** The commit that is compared with itself. */
  commit: string
  /** Hash of all sources that send requests and judge. */
  sources: string
  /** Node's version, which runs the mock. */
  node: string
  /** Minutes in place of those of the table; null: the table's. */
  minutes: string | null
}

/** Collects all inputs of a comparison of a proof. Rates and sizes are apart from the sources, so that a mismatch names them. */
export function proofPin({ commit, sources, node, minutes }: PinInputs): ProofPin {
  const cells = cellsOf('both', undefined).map((name) => [`cell ${name}`, JSON.stringify(cellOf(name))])
  const proofs = Object.entries(PROOFS).map(([name, { planted, minutes: own, count, least }]) => [
    `proof ${name}`,
    JSON.stringify({ planted, minutes: minutes ?? own, count, least }),
  ])
  const segments = JSON.stringify({ SEGMENT_MS, GAP_MS, RESTARTS, CALL_FLOOR, EQUIVALENCE_MARGIN, MIN_RESTARTS })
  return { commit, ...Object.fromEntries([...cells, ...proofs]), segments, sources, node }
}

export function readPin(text: string): ProofPin {
  return ProofPin.parse(JSON.parse(text))
}

/** Differences from the start of the proof, as sentences. The commit is always that of the start. */
export function pinDifferences(begun: ProofPin, now: ProofPin): string[] {
  const names = [...new Set([...Object.keys(begun), ...Object.keys(now)])].filter((name) => name !== 'commit')
  return names.flatMap((name) =>
    begun[name] === now[name] ? [] : [`${name}: was ${begun[name] ?? 'not there'}, is ${now[name] ?? 'gone'}`],
  )
}
