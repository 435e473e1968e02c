import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readMachine } from '../mock/bench/machine.ts'
import type { Comparison } from '../compare/run-comparison.ts'
import { judgeComparison } from '../verdict/judge-comparison.ts'
import { keepComparison, keptComparisons } from './proof-files.ts'

const COMMIT = { ref: 'main', commit: '0123456789ab' }
/** A comparison without measurements, so it is invalid. */
const INVALID: Comparison = {
  ...judgeComparison([]),
  builds: { a: COMMIT, b: COMMIT },
  cells: ['search'],
  minutes: 8,
  seed: 1,
  startedAt: '2026-01-01T00:00:00.000Z',
  machine: readMachine(),
  segments: [],
}
const EFFECT = { verdict: 'worse', effect: 0.2, low: 0.1, high: 0.3, chance: 0.001, restarts: [0.18] } as const
const ROW = {
  route: 'search',
  cache: 'none',
  verdict: 'worse',
  cpu: EFFECT,
  p50: EFFECT,
  baseline: { p50: 3, cpu: 3 },
  p95: 0,
  pairs: 9,
} as const
const WORSE: Comparison = { ...INVALID, verdict: 'worse', reasons: [], rows: [{ ...ROW, market: 'all' }] }

let dir: string
beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), 'proof-'))))
afterEach(() => rmSync(dir, { recursive: true }))

test('what was kept comes back with its tries, in the order of the proofs', () => {
  keepComparison(dir, { name: 'same', nth: 2, attempt: 1 }, WORSE)
  keepComparison(dir, { name: 'search10', nth: 1, attempt: 2 }, WORSE)
  keepComparison(dir, { name: 'search10', nth: 1, attempt: 1 }, INVALID)
  const worse = { verdict: 'worse', reasons: [], effect: 0.2 }
  expect(keptComparisons(dir)).toEqual([
    { name: 'same', nth: 2, tries: [worse] },
    { name: 'search10', nth: 1, tries: [{ verdict: 'invalid', reasons: INVALID.reasons, effect: Number.NaN }, worse] },
  ])
})

test('a file that is something else is no proof', () => {
  writeFileSync(join(dir, 'same-1.json'), '{"verdict":"fine"}')
  expect(() => keptComparisons(dir)).toThrow('verdict')
})
