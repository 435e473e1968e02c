import { durationOf } from '../load-shape.ts'
import { workloadOf } from '../workloads.ts'
import { compare, readSegment, segmentText } from './execution-segment.ts'
import type { SegmentResult } from './segment-result.ts'

/** Fields that must be equal in all segments. */
const SAME = ['commit', 'shop', 'journey', 'workload', 'target', 'rate', 'seconds', 'seed', 'isLight', 'sequence'] as const

/** Greatest gap between starts, as a part of a timed workload's duration; beyond it, the load was another one. */
const MAX_START_GAP = 0.1

/** Why segments do not belong to one run, as sentences; empty: they do. */
export function mismatches(results: readonly SegmentResult[]): string[] {
  const [first] = results
  if (!first) return ['There is no summary to merge.']
  const differing = SAME.flatMap((what) => {
    const other = results.find((result) => result[what] !== first[what])
    return other ? [`${what} differs: ${first[what]} in segment ${first.segment}, ${other[what]} in ${other.segment}`] : []
  })
  return differing.length > 0 ? differing : [...shareFaults(results), ...startFaults(results)]
}

/** Shares must cover 0 to 1 without gap or overlap. */
function shareFaults(results: readonly SegmentResult[]): string[] {
  const shares = results.map(({ segment, sequence }) => readSegment(segment, sequence)).toSorted((a, b) => compare(a.from, b.from))
  let until = { over: 0, under: 1 }
  const faults: string[] = []
  for (const share of [...shares, { from: { over: 1, under: 1 }, to: { over: 1, under: 1 } }]) {
    const gap = compare(share.from, until)
    if (gap > 0) faults.push(`missing share: ${segmentText({ from: until, to: share.from })}`)
    if (gap < 0)
      faults.push(`shares overlap: ${segmentText(share)} begins before ${segmentText({ from: share.from, to: until })} has ended`)
    if (compare(share.to, until) > 0) until = share.to
  }
  return faults
}

/** Segments must start together. */
function startFaults(results: readonly SegmentResult[]): string[] {
  const [first] = results
  const seconds = first ? (first.seconds ?? durationOf(workloadOf(first.workload).shape)) : null
  const begun = results.flatMap(({ tally }) => (tally.firstAt === null ? [] : [tally.firstAt]))
  if (seconds === null || begun.length < 2) return []
  const apart = (Math.max(...begun) - Math.min(...begun)) / 1000
  return apart <= seconds * MAX_START_GAP
    ? []
    : [`segments began ${apart.toFixed(1)} s apart (at most ${(seconds * MAX_START_GAP).toFixed(1)}): they did not make one load`]
}
