import type { Line } from '../report/chart.ts'
import { collectingOver, processesOver } from '../report/over-time.ts'
import { DRAWN_STATES, type RunLines } from '../report/run-lines.ts'
import { type Histogram, percentileIn } from './histogram.ts'
import type { MergedRun } from './merge-segments.ts'
import { mergedMoment, type Moment } from './tally.ts'

/** Number of points, as in the report of one machine (report/over-time.ts). */
const MAX_POINTS = 120

/** Charts of a merged run, from the per-second counts of all segments. */
export function mergedLines({ tally, run }: MergedRun): RunLines {
  const startedAt = tally.firstAt ?? 0
  const step = Math.max(1, Math.ceil(((tally.lastAt ?? 0) - startedAt) / 1000 / MAX_POINTS))
  const pieces = Map.groupBy(Object.entries(tally.moments), ([second]) =>
    Math.max(0, Math.floor((Number(second) - startedAt / 1000) / step)),
  )
  const merged = [...pieces]
    .toSorted(([a], [b]) => a - b)
    .map(([piece, own]) => [piece * step, mergedMoment(own.map(([, moment]) => moment))] as const)
  const line = (label: string, value: (moment: Moment) => number): Line => ({
    label,
    points: merged.map(([at, moment]) => [at, value(moment)] as const),
  })
  const percentiles = (pick: (moment: Moment) => Histogram) =>
    [50, 95, 99].map((hundredths) => line(`p${hundredths}`, (moment) => percentileIn(pick(moment), hundredths)))
  return {
    marks: run.actions.map(({ at, label }) => ({ at: (at - startedAt) / 1000, label })),
    load: [line('requests', ({ requests }) => requests / step), line('not as expected', ({ wrong }) => wrong / step)],
    shell: percentiles(({ shell }) => shell),
    end: percentiles(({ end }) => end),
    calls: percentiles(({ calls }) => calls),
    states: DRAWN_STATES.map((state) => line(state, ({ states, shell }) => (states[state] ?? 0) / shell.count)),
    processor: processesOver(run.samples, { startedAt }, 'cores'),
    memory: processesOver(run.samples, { startedAt }, 'memoryMb'),
    collecting: collectingOver(run.samples, { startedAt }),
  }
}
