import { BUILDS, type Build, cellOf, readHalf, type Segment } from '../compared-cells.ts'
import type { SessionRecord, Target } from '../plan.ts'
import { secondsBetween } from '../run/processor-time.ts'
import type { Pair, PairHalf } from '../verdict/judge-comparison.ts'
import { segmentFaults } from '../verdict/segment-faults.ts'
import { lastSampleIn, type CpuSample } from './cpu-samples.ts'
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
    const before = lastSampleIn(cpuSamples, begunAt - GAP_MS, begunAt - 1)
    const after = lastSampleIn(cpuSamples, begunAt + SEGMENT_MS + GAP_MS / 2, begunAt + SEGMENT_MS + GAP_MS - CLEAR_MS)
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
    const seconds = (after.at - before.at) / 1000
    const spent = spentBetween(before, after, cellOf(segment.cell).target)
    const planned = plannedOf({ ...segment, startMs: 0 })
    const factsOf = (build: Build, own: readonly SessionRecord[] = []) => ({
      sessions: halves[build].sessions,
      planned,
      wrong: own.reduce((sum, { broken }) => sum + broken.length, 0),
      busiest: spent[build].busiest / seconds,
    })
    const cores = {
      k6: spent.k6 / seconds,
      foreign: (after.machine.busy - before.machine.busy - spent.named) / seconds,
      stolen: (after.machine.stolen - before.machine.stolen) / seconds,
    }
    const halvesFacts = { a: factsOf('a', a?.notes), b: factsOf('b', b?.notes) }
    const faults = segmentFaults({ halves: halvesFacts, generator: cores.k6, foreign: cores.foreign, stolen: cores.stolen })
    return {
      ...segment,
      round,
      a: { ...halves.a, cpuSeconds: spent.a.all },
      b: { ...halves.b, cpuSeconds: spent.b.all },
      cores,
      faults,
    }
  })
}

/** Processor time of each build: of the process that answers the cell's requests, so that no noise of the other is in it. */
function spentBetween(before: CpuSample, after: CpuSample, target: Target) {
  const spent = Object.entries(after.threads).map(([name, threads]) => ({
    name,
    ...secondsBetween(before.threads[name] ?? new Map(), threads),
  }))
  const of = (build: Build) => {
    const own = spent.filter(({ name }) => name.startsWith(`${build} `))
    const answering = own.find(({ name }) => name === `${build} ${target}`)
    return { all: answering?.all ?? Number.NaN, busiest: Math.max(...own.map(({ busiest }) => busiest)) }
  }
  return {
    a: of('a'),
    b: of('b'),
    k6: spent.find(({ name }) => name === 'k6')?.all ?? Number.NaN,
    named: spent.reduce((sum, { all }) => sum + all, 0),
  }
}
