// The report of a comparison: one HTML file without external resources or scripts.
import { effectText } from '../compare/effect-text.ts'
import type { Comparison } from '../compare/run-comparison.ts'
import type { ComparedRow } from '../verdict/judge-comparison.ts'
import { comparisonSteps } from '../verdict/comparison-steps.ts'
import { EQUIVALENCE_MARGIN } from '../verdict/judge-effect.ts'
import { escapeHtml } from './escape-html.ts'
import { intervalPlot } from './interval-plot.ts'
import { whatNext } from './report-page.ts'
import { REPORT_STYLE } from './report-style.ts'
import { table } from './table.ts'

export function comparisonPage(comparison: Comparison): string {
  const { verdict, reasons, builds, startedAt, minutes, seed, pairs, selfContrast, rows } = comparison
  const names = `${nameOf(builds.a)} → ${nameOf(builds.b)}`
  const figures = [
    ['A', nameOf(builds.a)],
    ['B', nameOf(builds.b)],
    ['Took', `${minutes} minutes`],
    ['Restarts of each', String(new Set(comparison.segments.map(({ round }) => round)).size)],
    ['Segments', `${pairs.all}, of them lost ${pairs.lost}`],
    ['A build against itself', `${(Math.expm1(selfContrast) * 100).toFixed(1)} %`],
  ]
  const ofCells = rows.filter(({ cpu }) => cpu !== null)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(`${verdict}: ${names}`)}</title>
<style>${REPORT_STYLE}</style></head><body><main>
<h1><b class="${verdict}">${verdict}</b> ${escapeHtml(names)}</h1>
${leads(rows)}
<p>Is B better or worse than A? Both ran at once and were asked the same. ${escapeHtml(startedAt)}, seed ${seed}.</p>
${reasons.length > 0 ? `<ul class="reasons">${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')}</ul>` : ''}
<dl>${figures.map(([name = '', value = '']) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>
${next(comparison)}
<h2>B beside A, with intervals of 90 %</h2><div class="charts">
${intervalPlot({ title: 'Processor time for a request', floor: EQUIVALENCE_MARGIN, intervals: ofCells.flatMap((row) => (row.cpu ? [{ label: shortLabel(row), effect: row.cpu }] : [])) })}
${intervalPlot({ title: 'Median time to the last byte', floor: EQUIVALENCE_MARGIN, intervals: ofCells.map((row) => ({ label: shortLabel(row), effect: row.p50 })) })}
</div>
${rowsTable(rows)}
${faults(comparison)}
${environment(comparison)}
</main></body></html>
`
}

/** A ref with its commit, unless both are the same. */
function nameOf({ ref, commit }: Comparison['builds']['a']): string {
  const short = commit.slice(0, 12)
  return commit.startsWith(ref) ? short : `${ref} (${short})`
}

/** The verdict in sentences, one for each decisive row. */
function leads(rows: readonly ComparedRow[]): string {
  const sentences = rows.flatMap(({ route, market, cpu, p50 }) =>
    market === 'all' && cpu && Number.isFinite(cpu.effect)
      ? [
          `<p class="lead">${escapeHtml(route)}: B takes <strong>${effectText(cpu)}</strong> processor time for a request, and <strong>${effectText(p50)}</strong> time to the last byte (median), beside A.</p>`,
        ]
      : [],
  )
  return sentences.join('\n')
}

function labelOf({ route, market, cache }: ComparedRow): string {
  return [route, market === 'all' ? 'all markets' : market, ...(cache === 'none' ? [] : [cache])].join(', ')
}

/** Label of an interval: cells of the edge include their cache state. */
function shortLabel({ route, market }: ComparedRow): string {
  return `${route}, ${market}`
}

function rowsTable(rows: readonly ComparedRow[]): string {
  const head = ['verdict', 'route, market, cache', 'processor', 'p50', 'p95 (shown only)', 'p50 of A, ms', 'processor of A, ms', 'segments']
  const cells = rows.map((row) => [
    row.verdict,
    labelOf(row),
    row.cpu ? effectText(row.cpu) : '',
    effectText(row.p50),
    Number.isFinite(row.p95) ? `${row.p95 > 0 ? '+' : ''}${(row.p95 * 100).toFixed(0)} %` : '–',
    row.baseline.p50.toFixed(2),
    row.baseline.cpu === null ? '' : row.baseline.cpu.toFixed(2),
    String(row.pairs),
  ])
  return `<h2>By route, market and cache</h2><p>The verdict on the whole is that of the rows of all markets with processor time. The others are for looking closer: of many rows some lie beyond the floor by chance.</p>${table(head, cells, true)}`
}

function next({ verdict, rows, segments, faults, builds }: Comparison): string {
  const refs = { a: builds.a.ref, b: builds.b.ref }
  const steps = comparisonSteps({ verdict, rows, segments, faults, refs })
  return whatNext(steps)
}

function faults({ faults }: Comparison): string {
  const rows = Object.entries(faults).map(([why, count]) => [why, String(count)])
  return rows.length === 0 ? '' : `<h2>Why segments were lost</h2>${table(['why', 'segments'], rows)}`
}

function environment({ machine }: Comparison): string {
  return `<h2>Environment</h2><p>${escapeHtml(machine.cpu)}, ${machine.cores} cores, ${Math.round(machine.memoryBytes / 1e9)} GB, Node ${escapeHtml(machine.node)}, load average before it ${machine.loadBefore.toFixed(1)}.</p>`
}
