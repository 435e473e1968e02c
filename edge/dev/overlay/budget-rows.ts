import type { CacheKind } from './cache-label.ts'
import { type OverlayBudgets, type OverlaySettings, WEIGHED_KINDS, type WeighedKind } from './overlay-state.ts'

/** What was seen of the page that stands; null: not yet, or it has none. */
export interface Measured {
  kind: WeighedKind | null
  cache: CacheKind
  /** Until the first byte. */
  shellMs: number | null
  /** Until the last one. */
  endMs: number | null
  /** Largest contentful paint. */
  paintMs: number | null
  shift: number
  /** The slowest press so far. */
  interactionMs: number | null
  /** Scripts of the first visit, in brotli 11. */
  scriptBytes: number | null
}

export interface BudgetRow {
  label: string
  value: string
  /** null: the table has none for it. */
  budget: string | null
  isOver: boolean
}

/** What was measured beside what e2e/budgets.json allows. */
export function budgetRows(measured: Measured, budgets: OverlayBudgets): BudgetRow[] {
  const { cache, kind } = measured
  const shellMs = cache === 'not stored' ? null : budgets.shellMs[cache]
  return [
    row('First byte', measured.shellMs, shellMs, ms),
    row('Last byte', measured.endMs, cache === 'miss' ? budgets.endMs : null, ms),
    row('Largest paint', measured.paintMs, null, ms),
    row('Layout shift', measured.shift, budgets.layoutShift, (value) => String(Math.round(value * 10_000) / 10_000)),
    row('Slowest press', measured.interactionMs, budgets.interactionMs, ms),
    row('Scripts', measured.scriptBytes, kind === null ? null : budgets.scripts[kind], kilobytes),
  ]
}

function row(label: string, value: number | null, budget: number | null, write: (value: number) => string): BudgetRow {
  return {
    label,
    value: value === null ? '–' : write(value),
    budget: budget === null ? null : write(budget),
    isOver: value !== null && budget !== null && value > budget,
  }
}

/** All rows in a few words, for whoever sees no more than these. */
export function verdictOf(rows: readonly BudgetRow[]): string {
  const over = rows.filter(({ isOver }) => isOver).length
  return over === 0 ? 'within budget' : `${over} over budget`
}

/** Which kind of page a path leads to, by examples of each: the same path, or for products one that ends with an id, too. */
export function priorityOfPath(path: string, examples: OverlaySettings['examples']): WeighedKind | null {
  const shape = (each: string) => each.replace(/\/[^/]*-\d+$/, '/#')
  return WEIGHED_KINDS.find((kind) => examples[kind].some((example) => shape(example) === shape(path))) ?? null
}

function ms(value: number): string {
  return `${Math.round(value)} ms`
}

function kilobytes(value: number): string {
  return `${(value / 1000).toFixed(1)} kB`
}
