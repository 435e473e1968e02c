import { CACHE_STATES } from '../plan.ts'
import type { LoadRun } from '../run/load-run.ts'
import { requestKind } from '../session/request-names.ts'
import type { Line } from './chart.ts'
import { collectingOver, linesOver, percentilesOver, processesOver, spanOf } from './over-time.ts'

/** Charts of a report, by seconds since its first request. */
export interface RunLines {
  marks: readonly { at: number; label: string }[]
  /** Responses per second, and failed ones. */
  load: Line[]
  shell: Line[]
  end: Line[]
  calls: Line[]
  /** Pages by cache state. */
  states: Line[]
  processor: Line[]
  memory: Line[]
  /** Garbage collection of the mock. */
  collecting: Line[]
}

/** States in the chart; API calls have none. */
export const DRAWN_STATES = CACHE_STATES.filter((state) => state !== 'none')

export function linesOfRun({ notes, samples, actions }: LoadRun): RunLines {
  const span = spanOf(notes)
  const isPage = ({ name }: { name: string }) => ['page', 'private'].includes(requestKind(name) ?? '')
  return {
    marks: actions.map(({ at, label }) => ({ at: (at - span.startedAt) / 1000, label })),
    load: linesOver(notes, span, [
      { label: 'requests', takes: () => true, value: (taken) => (taken.length * 1000) / span.step },
      {
        label: 'not as expected',
        takes: ({ status }) => status >= 500 || status === 0,
        value: (taken) => (taken.length * 1000) / span.step,
      },
    ]),
    shell: percentilesOver(notes, span, isPage, 'shellMs'),
    end: percentilesOver(notes, span, isPage, 'endMs'),
    calls: percentilesOver(notes, span, ({ name }) => requestKind(name) === 'call', 'endMs'),
    states: linesOver(
      notes,
      span,
      DRAWN_STATES.map((state) => ({
        label: state,
        takes: (response) => isPage(response) && response.cache === state,
        value: (taken, all) => taken.length / all.filter(isPage).length,
      })),
    ),
    processor: processesOver(samples, span, 'cores'),
    memory: processesOver(samples, span, 'memoryMb'),
    collecting: collectingOver(samples, span),
  }
}
