import { escapeHtml } from './escape-html.ts'
import type { LoadSummary } from './summary.ts'

/** What a judged time is of, by the k6 name of its metric. */
const TITLES: Readonly<Record<string, string>> = {
  page_shell: 'Pages, first byte',
  page_end: 'Pages, last byte',
  call_time: 'Calls of the shop',
}

/** A tile for each time that the run judges and measured: its p95 beside the limit. Empty if it judges none. */
export function timeTiles({ thresholds }: Pick<LoadSummary, 'thresholds'>): string {
  const tiles = thresholds.flatMap(({ metric, threshold, ok, values }) => {
    const [, limit] = /^p\(95\)<(\d+)$/.exec(threshold) ?? []
    const value = values['p(95)']
    if (limit === undefined || typeof value !== 'number' || (values['count'] ?? 1) === 0) return []
    return [
      `<div${ok ? '' : ' class="crossed"'}><dt>${escapeHtml(titleOf(metric))}</dt><dd>${short(value)} <small>ms, at most ${limit}</small></dd></div>`,
    ]
  })
  return tiles.length === 0 ? '' : `<h2>95 of 100 within</h2><dl class="tiles">${tiles.join('')}</dl>`
}

function titleOf(metric: string): string {
  const [, name = metric, state] = /^(\w+)(?:\{cache:(\w+)\})?$/.exec(metric) ?? []
  return [TITLES[name] ?? name, ...(state === undefined ? [] : [state])].join(': ')
}

function short(ms: number): string {
  return ms.toFixed(ms < 10 ? 1 : 0)
}
