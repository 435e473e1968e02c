// The report: one HTML file without external resources or scripts.
import { ASPECT_NAMES, ASPECTS } from '../../e2e/promises/aspects.ts'
import { OUTCOMES } from '../plan.ts'
import { groupedByOracle } from '../verdict/session-rules.ts'
import type { LoadRun } from '../run/judge-run.ts'
import { escapeHtml } from './escape-html.ts'
import { KEPT } from '../run/run-folder.ts'
import { nextStepsOf } from './next-steps-of.ts'
import { REPORT_STYLE } from './report-style.ts'
import type { LoadSummary } from './summary.ts'
import { table } from './table.ts'

/** Report of a run, as one HTML page without scripts. */
export function reportPage(run: LoadRun, summary: LoadSummary): string {
  const title = `${run.verdict}: ${run.journey}, ${run.name}, ${run.target}`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>${REPORT_STYLE}</style></head><body><main>
<h1><b class="${run.verdict}">${run.verdict}</b> ${escapeHtml(`${run.journey} · ${run.name} · ${run.target}`)}</h1>
<p>${escapeHtml(run.workload.description)}. ${escapeHtml(run.startedAt)}, seed ${run.seed}${run.commit && `, commit ${escapeHtml(run.commit)}`}.</p>
${reasonsList(run)}
${[whatNext(run), dashboardLink(run), promised(summary), figures(summary), routes(summary), thresholds(summary), outcomes(summary), invariants(summary), environment(summary)].join('\n')}
</main></body></html>
`
}

/** What to do after a verdict. */
function whatNext(run: LoadRun): string {
  const steps = nextStepsOf(run).map((step) => `<li>${escapeHtml(step.replace(/ {2,}/, ': '))}</li>`)
  return `<h2>What next</h2><ul class="reasons">${steps.join('')}</ul>`
}

/** Reasons at once; a broken shop may have one for each of its products. */
const SHOWN_REASONS = 8

function reasonsList({ reasons }: LoadRun): string {
  const list = (shown: LoadRun['reasons']) =>
    shown.length === 0 ? '' : `<ul class="reasons">${shown.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`
  const more = reasons.slice(SHOWN_REASONS)
  return `${list(reasons.slice(0, SHOWN_REASONS))}${more.length === 0 ? '' : `<details><summary>${more.length} more</summary>${list(more)}</details>`}`
}

/** The promises of answers (e2e/promises/), and how often each was broken. */
function promised({ target, checkedShare, broken }: LoadSummary): string {
  if (target !== 'edge') return ''
  const found = groupedByOracle(broken)
  const rows = ASPECT_NAMES.map((aspect) => {
    const count = found.find(({ id }) => id === `promised-${aspect}`)?.count ?? 0
    return [count === 0 ? '✓' : '✗', String(count), ASPECTS[aspect]]
  })
  const share = `Headers of every answer, bodies of pages in ${percent(checkedShare)} of the sessions, chosen by the seed.`
  return `<h2>What answers promise</h2><p>${share}</p>${table(['', 'broken', 'promise'], rows)}`
}

function figures(summary: LoadSummary): string {
  const { sessions, seconds, ratios, connections, dropped, redirects, machine, unique, oldestPriceSeconds, actions } = summary
  const done = actions.map(({ at, label }) => `${label}, ${new Date(at).toISOString().slice(11, 19)} UTC`)
  const markets = Object.entries(summary.markets).map(([market, count]) => `${market} ${percent(count / sessions)}`)
  // null: the run has no such figure.
  const rows: readonly [name: string, value: string | null][] = [
    ['Sessions', `${sessions} in ${seconds.toFixed(1)} s`],
    ['Requests', `${ratios.requests}, ${(ratios.requests / Math.max(seconds, 0.001)).toFixed(1)}/s`],
    ['Dropped arrivals', String(dropped ?? '–')],
    ['Redirects, whose time counts', String(redirects ?? '–')],
    ['Pages from the store', `${percent(ratios.hitRatio)}, of them stale ${percent(ratios.staleRatio / ratios.hitRatio)}`],
    ['Calls of the shop for a page', decimal(ratios.apiCallsPerPage)],
    ['Bytes for a request', decimal(ratios.bytesPerRequest, 0)],
    [
      'Connections opened',
      connections && `${connections.count}; p50 ${decimal(connections.p50, 1)}, p95 ${decimal(connections.p95, 1)} ms`,
    ],
    [
      'Refreshes of open pages',
      Number.isNaN(ratios.refreshesRendered)
        ? null
        : `${percent(ratios.refreshesUnchanged)} not modified (304), ${percent(ratios.refreshesRendered)} rendered`,
    ],
    ['k6 itself', `${decimal(summary.cores['k6'] ?? Number.NaN)} of ${machine.cores} cores`],
    ['Markets', markets.join(', ')],
    ['One-of-one pieces', unique.sold + unique.left > 0 ? `${unique.sold} sold, ${unique.left} left` : null],
    ['Scheduled actions', done.join('; ') || null],
    ['A price was shown after its end', oldestPriceSeconds === null ? null : `at most ${oldestPriceSeconds} s`],
  ]
  const items = rows.flatMap(([name, value]) => (value === null ? [] : [`<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`]))
  return `<h2>In figures</h2><dl>${items.join('')}</dl>`
}

/** k6's own dashboard beside this page has the lines over time. */
function dashboardLink({ hasDashboard }: LoadRun): string {
  return hasDashboard ? `<p><a href="${KEPT.dashboard}">Load and times over time: the web dashboard of k6</a></p>` : ''
}

function routes({ routes }: LoadSummary): string {
  const head = ['request', 'market', 'cache', 'count', 'shell p50', 'p95', 'p99', 'end p50', 'p95', 'p99', 'max']
  const rows = routes.map(({ name, market, cache, shell, end }) => [
    name,
    market,
    cache === 'none' ? '' : cache,
    String(shell.count),
    ...[shell.p50, shell.p95, shell.p99, end.p50, end.p95, end.p99, end.max].map((ms) => decimal(ms, 1)),
  ])
  return `<h2>By request, market and cache</h2><p>ms until the first and the last byte.</p>${table(head, rows)}`
}

function thresholds({ thresholds, broken, unjudged }: LoadSummary): string {
  const rows = thresholds
    .filter(({ threshold }) => !threshold.endsWith('>=0'))
    .map(({ metric, threshold, ok, values }) => [
      ok ? '✓' : '✗',
      metric,
      threshold,
      Object.entries(values)
        .map(([name, value]) => `${name} ${decimal(value, 2)}`)
        .join(', '),
    ])
  const wrong = Object.entries(broken).map(([what, count]) => [what, String(count)])
  const silent =
    unjudged.length > 0 ? `<p>No threshold of this run judges the times of pages that are: ${escapeHtml(unjudged.join(', '))}.</p>` : ''
  return `<h2>Thresholds</h2>${table(['', 'metric', 'threshold', 'was'], rows)}${silent}${wrong.length > 0 ? `<h2>What went wrong</h2>${table(['what', 'times'], wrong)}` : ''}`
}

function outcomes({ outcomes }: LoadSummary): string {
  const rows = Object.entries(outcomes).map(([journey, counts]) => [journey, ...OUTCOMES.map((outcome) => String(counts[outcome] ?? 0))])
  return `<h2>How sessions ended</h2>${table(['journey', ...OUTCOMES], rows)}`
}

function invariants({ invariants }: LoadSummary): string {
  const rows = invariants.map(({ ok, title, checked, violations }) => [ok ? '✓' : '✗', title, String(checked), String(violations)])
  return `<h2>What must hold in the shop after it</h2>${table(['', 'invariant', 'looked at', 'broken'], rows)}`
}

function environment({ machine, cores, busiestThreads }: LoadSummary): string {
  const busy = Object.entries(cores).map(([name, value]) => [name, decimal(value), decimal(busiestThreads[name] ?? Number.NaN)])
  return `<h2>Environment</h2><p>${escapeHtml(machine.cpu)}, ${machine.cores} cores, ${Math.round(machine.memoryBytes / 1e9)} GB, Node ${escapeHtml(machine.node)}, load average before it ${machine.loadBefore.toFixed(1)}.</p>${table(['process', 'cores busy (mean)', 'of them its busiest thread'], busy)}`
}

function percent(part: number): string {
  return Number.isFinite(part) ? `${(part * 100).toFixed(1)} %` : '–'
}

function decimal(value: number, digits = 2): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '–'
}
