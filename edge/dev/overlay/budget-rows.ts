import type { CacheKind } from './cache-label.ts'
import { type OverlayBudgets, type OverlaySettings, WEIGHED_KINDS, type WeighedKind } from './overlay-state.ts'

/** Measurements of the current page; null: not available yet, or not applicable. */
export interface Measured {
  kind: WeighedKind | null
  cache: CacheKind
  /** Time to first byte. */
  shellMs: number | null
  /** Time to last byte. */
  endMs: number | null
  /** Largest contentful paint. */
  paintMs: number | null
  shift: number
  /** The slowest interaction so far. */
  interactionMs: number | null
  /** Scripts of the first visit, in brotli 11. */
  scriptBytes: number | null
}

export interface BudgetRow {
  label: string
  value: string
  /** null: the table has no budget for it. */
  budget: string | null
  isOver: boolean
}

/** Measurements with their budgets of e2e/budgets.json. */
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

/** Summary of all rows, for the collapsed panel. */
export function verdictOf(rows: readonly BudgetRow[]): string {
  const over = rows.filter(({ isOver }) => isOver).length
  return over === 0 ? 'within budget' : `${over} over budget`
}

/** Kind of page of a path, by sample paths of each kind: the same path or, for products, any path that ends with an id. */
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
