import type { ResponseRecord, SessionRecord } from '../plan.ts'
import type { Sample } from '../run/sampler.ts'
import type { Line } from './chart.ts'
import { percentileOf } from '../statistics/percentiles.ts'

/** Greatest number of points of a readable line. */
const MAX_POINTS = 120

interface Span {
  startedAt: number
  /** ms */
  step: number
}

/** Splits a run into equal intervals: whole seconds, at most 120 of them. */
export function spanOf(notes: readonly SessionRecord[]): Span {
  let [first, last] = [Number.POSITIVE_INFINITY, 0]
  for (const { responses } of notes)
    for (const { at, endMs } of responses) [first, last] = [Math.min(first, at - endMs), Math.max(last, at)]
  if (last === 0) return { startedAt: 0, step: 1000 }
  return { startedAt: first, step: Math.max(1, Math.ceil((last - first) / 1000 / MAX_POINTS)) * 1000 }
}

/** One line per group of responses, with one value per interval. */
export function linesOver(
  notes: readonly SessionRecord[],
  span: Span,
  choices: readonly {
    label: string
    takes: (response: ResponseRecord) => boolean
    value: (taken: readonly ResponseRecord[], all: readonly ResponseRecord[]) => number
  }[],
): Line[] {
  const pieces: ResponseRecord[][] = []
  for (const { responses } of notes) {
    for (const response of responses) {
      const piece = Math.max(0, Math.floor((response.at - span.startedAt) / span.step))
      const list = pieces[piece] ?? []
      list.push(response)
      pieces[piece] = list
    }
  }
  return choices.map(({ label, takes, value }) => ({
    label,
    points: Array.from(pieces, (all = [], at) => [(at * span.step) / 1000, value(all.filter(takes), all)] as const),
  }))
}

/** Lines of p50, p95 and p99. */
export function percentilesOver(
  notes: readonly SessionRecord[],
  span: Span,
  takes: (response: ResponseRecord) => boolean,
  time: 'shellMs' | 'endMs',
): Line[] {
  return linesOver(
    notes,
    span,
    [50, 95, 99].map((hundredths) => ({
      label: `p${hundredths}`,
      takes,
      value: (taken) =>
        percentileOf(
          taken.map((response) => response[time]),
          hundredths,
        ),
    })),
  )
}

/** Busy cores, or memory in MB, of each process. */
export function processesOver(samples: readonly Sample[], { startedAt }: Pick<Span, 'startedAt'>, what: 'cores' | 'memoryMb'): Line[] {
  const names = [...new Set(samples.flatMap((sample) => Object.keys(sample[what])))]
  return names.map((label) => ({
    label,
    points: samples.map((sample) => [(sample.at - startedAt) / 1000, sample[what][label] ?? Number.NaN] as const),
  }))
}

/** Part of the time that the mock collects garbage, %; no line if it is not known. */
export function collectingOver(samples: readonly Sample[], { startedAt }: Pick<Span, 'startedAt'>): Line[] {
  const points = samples.flatMap(({ at, collecting }) =>
    Number.isFinite(collecting) ? [[(at - startedAt) / 1000, collecting * 100] as const] : [],
  )
  return points.length === 0 ? [] : [{ label: 'mock', points }]
}
