import { BUILDS, type Build, cellOf, readHalf, type Segment } from '../compared-cells.ts'
import type { SessionRecord } from '../plan.ts'
import { coresBetween, type CpuSample } from '../run/processor-time.ts'
import type { Pair, PairHalf } from '../verdict/judge-comparison.ts'
import { segmentFaults } from '../verdict/segment-faults.ts'
import { GAP_MS, plannedOf, SEGMENT_MS } from './segments.ts'

interface PairInputs {
  round: number
  segments: readonly Segment[]
  notes: readonly SessionRecord[]
  cpuSamples: readonly CpuSample[]
}

/** A later sample could include the first requests, ms. */
const CLEAR_MS = 10

/**
 * Pairs of a restart: its segments with the processor time of each build. In the samples, processes of the builds are named `a …` and
 * `b …`, the generator `k6`, the runner `runner`.
 */
export function pairsOf({ round, segments, notes, cpuSamples }: PairInputs): Pair[] {
  const notesOf = new Map<string, { begunAt: number; notes: SessionRecord[] }>()
  for (const note of notes) {
    const half = readHalf(note.journey)
    if (!half) continue
    const key = `${half.nth}/${half.build}`
    const recorded = notesOf.get(key) ?? { begunAt: half.begunAt, notes: [] }
    recorded.notes.push(note)
    notesOf.set(key, recorded)
  }
  return segments.map(({ startMs: _startMs, ...segment }) => {
    const [a, b] = BUILDS.map((build) => notesOf.get(`${segment.nth}/${build}`))
    const begunAt = Math.min(a?.begunAt ?? Number.NaN, b?.begunAt ?? Number.NaN)
    const lastIn = (from: number, to: number) => cpuSamples.findLast(({ at }) => at >= begunAt + from && at <= begunAt + to)
    const before = lastIn(-GAP_MS, -1)
    const after = lastIn(SEGMENT_MS + GAP_MS / 2, SEGMENT_MS + GAP_MS - CLEAR_MS)
    const halfOf = (own: readonly SessionRecord[] = []): Omit<PairHalf, 'cpuSeconds'> => {
      const responses = own.flatMap((note) => note.responses)
      return { sessions: own.length, requests: responses.length, responses }
    }
    const halves = { a: halfOf(a?.notes), b: halfOf(b?.notes) }
    if (!before || !after) {
      const spent = { cpuSeconds: Number.NaN }
      const cores = { k6: Number.NaN, foreign: Number.NaN, stolen: Number.NaN }
      const faults = ['nobody looked at its borders']
      return { ...segment, round, a: { ...halves.a, ...spent }, b: { ...halves.b, ...spent }, cores, faults }
    }
    const spent = coresBetween(before, after)
    const { k6 = Number.NaN, others: foreign = Number.NaN, stolen = Number.NaN } = spent.cores
    // Of the process that answers the cell's requests, so that no noise of the other is in it.
    const cpuOf = (build: Build) => ({
      cpuSeconds: ((spent.cores[`${build} ${cellOf(segment.cell).target}`] ?? Number.NaN) * (after.at - before.at)) / 1000,
    })
    const factsOf = (build: Build, own: readonly SessionRecord[] = []) => ({
      sessions: halves[build].sessions,
      planned: plannedOf({ ...segment, startMs: 0 }),
      wrong: own.reduce((sum, { broken }) => sum + broken.length, 0),
      busiest: Math.max(...Object.entries(spent.busiest).map(([name, busiest]) => (name.startsWith(`${build} `) ? busiest : 0))),
    })
    const facts = { a: factsOf('a', a?.notes), b: factsOf('b', b?.notes) }
    const faults = segmentFaults({ halves: facts, generator: k6, foreign, stolen })
    return {
      ...segment,
      round,
      a: { ...halves.a, ...cpuOf('a') },
      b: { ...halves.b, ...cpuOf('b') },
      cores: { k6, foreign, stolen },
      faults,
    }
  })
}
