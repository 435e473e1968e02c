import type { Reason } from '../verdict/reason.ts'
import type { RunVerdict } from '../verdict/rules.ts'
import type { Mutant } from './mutants.ts'

/** How a shop ended. */
export interface ShopRun extends Pick<Mutant, 'what' | 'kind' | 'target' | 'journey' | 'reason'> {
  verdict: RunVerdict['verdict']
  reasons: readonly Reason[]
}

/** Whether a shop ended as it must: a broken one failed, for its own reason; a healthy one passed. */
export function isAsDue({ reason, verdict, reasons }: ShopRun): boolean {
  return reason === null ? verdict === 'passed' : verdict === 'failed' && reasons.some(({ id }) => id === reason)
}

/** Ids of reasons, in order. */
export function idsOf(reasons: readonly Reason[]): string {
  return reasons.map(({ id }) => id).join(', ')
}

/** How many of each sort ended as they must, as a sentence. */
export function endedLine(runs: readonly ShopRun[]): string {
  const [broken, healthy] = [runs.filter(({ reason }) => reason !== null), runs.filter(({ reason }) => reason === null)]
  const count = (all: readonly ShopRun[]) => `${all.filter(isAsDue).length} of ${all.length}`
  return `${count(broken)} broken shops failed for their own reason; ${count(healthy)} healthy ones passed.`
}

/** A handful of rows: another one after each commit, so that all have had their turn after some. @param turn any number, such as of a commit */
export function handful<T>(rows: readonly T[], turn: number, size: number): T[] {
  // Far apart, since neighbours are alike.
  const step = Math.max(1, Math.floor(rows.length / size))
  return Array.from({ length: Math.min(size, rows.length) }, (_, at) => rows[(turn + at * step) % rows.length]).filter(
    (row) => row !== undefined,
  )
}

/** Every n-th row. @param part as `2/5` @throws Error with a sentence for anything else */
export function partOf<T>(rows: readonly T[], part: string): T[] {
  const [, nth = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(part) ?? []).map(Number)
  if (nth < 1 || nth > of) throw new Error(`--part is as 2/5, not "${part}".`)
  return rows.filter((_, at) => at % of === nth - 1)
}
