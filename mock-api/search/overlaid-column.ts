import type { Bitset } from './bitset.ts'
import type { NumberColumn, PageRequest, RangeRequest } from './sorted-column.ts'

/** A column with a few rows overridden; the base column stays unchanged. */
export class OverlaidColumn implements NumberColumn {
  readonly #base: NumberColumn
  readonly #numbers: ReadonlyMap<number, number>

  constructor(base: NumberColumn, numbers: ReadonlyMap<number, number>) {
    this.#base = base
    this.#numbers = numbers
  }

  numberOf(row: number): number {
    return this.#numbers.get(row) ?? this.#base.numberOf(row)
  }

  between(range: RangeRequest, rows: Bitset): Bitset {
    const { from = -Infinity, to = Infinity, scale = 1 } = range
    this.#base.between(range, rows)
    for (const [row, number] of this.#numbers) rows.set(row, number / scale >= from && number / scale <= to)
    return rows
  }

  extremes(hits: Bitset): { min: number; max: number } | null {
    const { rest, changed } = this.#split(hits)
    const beneath = this.#base.extremes(rest)
    const numbers = changed.map((row) => this.numberOf(row))
    if (beneath) numbers.push(beneath.min, beneath.max)
    return numbers.length === 0 ? null : { min: Math.min(...numbers), max: Math.max(...numbers) }
  }

  /** One page merged from two sorted sequences: unchanged rows and changed rows. */
  page({ hits, count, isDescending, skip, take }: PageRequest): number[] {
    const { rest, changed } = this.#split(hits)
    const sign = isDescending ? -1 : 1
    const compare = (a: number, b: number) => sign * (this.numberOf(a) - this.numberOf(b)) || b - a
    const end = skip + take
    const beneath = this.#base.page({ hits: rest, count: count - changed.length, isDescending, skip: 0, take: end })
    return [...beneath, ...changed].sort(compare).slice(skip, end)
  }

  #split(hits: Bitset): { rest: Bitset; changed: number[] } {
    const rest = hits.copy()
    const changed = [...this.#numbers.keys()].filter((row) => hits.has(row))
    for (const row of changed) rest.delete(row)
    return { rest, changed }
  }
}
