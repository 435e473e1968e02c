// The history of runs as one HTML file without external resources or scripts: a plot over commits for each kind of run.
import { escapeHtml } from './escape-html.ts'
import { type HistoryLine, historyPlot } from './history-plot.ts'
import { REPORT_STYLE } from './report-style.ts'
import type { HistoryEntry } from './run-history.ts'
import { table } from './table.ts'

const TIMES = [
  { label: 'pages, hit', of: ({ hit }: HistoryEntry) => hit },
  { label: 'pages, miss', of: ({ miss }: HistoryEntry) => miss },
  { label: 'calls', of: ({ calls }: HistoryEntry) => calls },
] as const

export function historyPage(entries: readonly HistoryEntry[]): string {
  const kinds = [...Map.groupBy(entries, (entry) => [entry.workload, entry.journey, entry.target, `${entry.rate}/s`].join(' · '))]
  const sections = kinds.toSorted(([a], [b]) => a.localeCompare(b)).map(([kind, own]) => sectionOf(kind, own))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Load tests over commits</title>
<style>${REPORT_STYLE}</style></head><body><main>
<h1>Load tests over commits</h1>
<p>Runs in the order of their start, with p95 of the first byte of pages and of calls. A hollow mark is a run that did not pass.</p>
${sections.length === 0 ? '<p>No run is kept yet.</p>' : sections.join('\n')}
</main></body></html>
`
}

/** Times of two machines are not comparable, so each has its plots. */
function sectionOf(kind: string, entries: readonly HistoryEntry[]): string {
  const machines = [...Map.groupBy(entries, ({ machine }) => machine)]
  return machines
    .map(([machine, own]) => {
      const line = ({ label, of }: { label: string; of: (entry: HistoryEntry) => number | null }): HistoryLine => ({
        label,
        points: own.map((entry) => ({ at: entry.commit, value: of(entry), isGood: entry.verdict === 'passed' })),
      })
      const processor = line({ label: 'edge and mock', of: (entry) => entry.processor })
      return `<h2>${escapeHtml(kind)}</h2><p>${escapeHtml(machine)}</p><div class="charts">
${historyPlot({ title: 'Times, p95', y: 'ms', lines: TIMES.map(line) })}
${historyPlot({ title: 'Processor time for a request', y: 'ms', lines: [processor] })}
</div>${table(['verdict', 'commit', 'started', ...TIMES.map(({ label }) => label), 'processor'], own.toReversed().map(rowOf), true)}`
    })
    .join('\n')
}

function rowOf(entry: HistoryEntry): string[] {
  const values = [...TIMES.map(({ of }) => of(entry)), entry.processor]
  return [
    entry.verdict,
    entry.commit,
    entry.startedAt.slice(0, 16).replace('T', ' '),
    ...values.map((value) => (value === null ? '–' : String(value))),
  ]
}
