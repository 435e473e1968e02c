import { expect, test } from 'vitest'
import { type Build, writeHalf } from '../compared-cells.ts'
import type { SessionRecord } from '../plan.ts'
import { pairsOf } from './pairs.ts'
import type { CpuSample } from '../run/processor-time.ts'

const BEGUN = 1_700_000_000_000
const SEGMENT = { nth: 3, cell: 'cart', market: 'pl', first: 'a', startMs: 500 } as const

/** A sample in which each process has been busy for a part of the time. */
function look(afterMs: number, cores: Readonly<Record<string, number>>, foreign = 0): CpuSample {
  const seconds = (afterMs + 1000) / 1000
  const threads = Object.fromEntries(Object.entries(cores).map(([name, part]) => [name, new Map([['1', part * seconds]])]))
  const busy = (Object.values(cores).reduce((sum, part) => sum + part, 0) + foreign) * seconds
  return { at: BEGUN + afterMs, threads, machine: { busy, stolen: 0.04 * seconds } }
}

const CORES = { 'a mock': 0.2, 'b mock': 0.3, 'b edge': 0.1, k6: 0.1, runner: 0.02 }
const cpuSamples = (foreign = 0) => [-40, 0, 1000, 2200, 2230, 2300].map((at) => look(at, CORES, foreign))

function sessions(build: Build, count: number): SessionRecord[] {
  const response = {
    name: 'cart details',
    cache: 'none',
    status: 200,
    at: BEGUN,
    shellMs: 1,
    endMs: 2,
    overdue: Number.NaN,
    trace: '',
    isExpected: true,
  } as const
  const journey = writeHalf({ nth: SEGMENT.nth, build, begunAt: BEGUN + (build === 'b' ? 12 : 0) })
  return Array.from({ length: count }, () => ({
    journey,
    market: 'pl',
    outcome: 'completed',
    responses: [response, response],
    broken: [],
    draws: [],
  }))
}

const pair = (notes: readonly SessionRecord[], seen: readonly CpuSample[]) =>
  pairsOf({ round: 0, segments: [SEGMENT], notes, cpuSamples: seen })[0]

test('each build is given what its mock computed in a cell of the mock, between the gaps', () => {
  const one = pair([...sessions('a', 40), ...sessions('b', 40)], cpuSamples())
  // From 40 ms before to 2230 ms after the segment's start.
  expect(one).toMatchObject({ round: 0, cell: 'cart', faults: [], a: { sessions: 40, requests: 80 }, b: { requests: 80 } })
  expect(one?.a.cpuSeconds).toBeCloseTo(0.2 * 2.27, 6)
  expect(one?.b.cpuSeconds).toBeCloseTo(0.3 * 2.27, 6)
  expect(one?.cores.k6).toBeCloseTo(0.1, 6)
  expect(one?.cores.stolen).toBeCloseTo(0.04, 6)
})

test.each([
  ['sessions are missing', [...sessions('a', 40), ...sessions('b', 39)], cpuSamples(), 'fewer sessions'],
  ['others were busy', [...sessions('a', 40), ...sessions('b', 40)], cpuSamples(0.5), 'other programs'],
  ['nobody looked in the gap', [...sessions('a', 40), ...sessions('b', 40)], cpuSamples().slice(0, 3), 'nobody looked'],
  ['one build got no requests', sessions('a', 40), cpuSamples(), 'nobody looked'],
] as const)('%s', (_what, notes, seen, fault) => expect(pair(notes, seen)?.faults.join()).toContain(fault))
