import { Bitset } from './bitset.ts'

/** The order is parted into so many pieces. Each takes a set: 2 MB in all at a million rows. */
const PIECES = 16

/** Sets of the first sixteenth of an order, the first two and so on: any range of the order is two of them and a few rows at its ends. */
export class Milestones {
  readonly #order: Int32Array
  readonly #piece: number
  /** The nth holds the first n pieces. */
  readonly #upTo: readonly Bitset[]
  readonly #all: Bitset

  constructor(order: Int32Array, rowCount: number) {
    this.#order = order
    this.#piece = Math.max(1, Math.ceil(order.length / PIECES))
    let all = new Bitset(rowCount)
    const upTo = [all]
    for (let start = 0; start < order.length; start += this.#piece) {
      all = all.copy()
      all.addAll(order.subarray(start, start + this.#piece))
      upTo.push(all)
    }
    this.#upTo = upTo
    this.#all = all
  }

  /** Puts the rows from one place of the order to before another into a set. */
  between(first: number, end: number, rows: Bitset): Bitset {
    if (end - first <= this.#piece) {
      for (let at = first; at < end; at++) rows.add(this.#order[at] ?? 0)
      return rows
    }
    this.#change(rows, end, true)
    this.#change(rows, first, false)
    return rows
  }

  /** The places of one piece, in which the first of the hits is. Null: none of them is in the order. */
  firstPieceWith(hits: Bitset): { start: number; end: number } | null {
    if (!hits.hasCommon(this.#all)) return null
    return this.#pieceAt(this.#search((upTo) => hits.hasCommon(upTo)) - 1)
  }

  /** The same for the last one. */
  lastPieceWith(hits: Bitset): { start: number; end: number } | null {
    if (!hits.hasCommon(this.#all)) return null
    return this.#pieceAt(this.#search((upTo) => !hits.hasCommonBeside(this.#all, upTo)) - 1)
  }

  #pieceAt(nth: number) {
    return { start: nth * this.#piece, end: Math.min((nth + 1) * this.#piece, this.#order.length) }
  }

  /** How many pieces it takes at least; what holds of some holds of more. */
  #search(holds: (upTo: Bitset) => boolean): number {
    let low = 0
    let high = this.#upTo.length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if (holds(this.#upTo[middle] ?? this.#all)) high = middle
      else low = middle + 1
    }
    return low
  }

  /** Adds all rows before a place, or takes them away. */
  #change(rows: Bitset, place: number, isAdded: boolean): void {
    const nearest = Math.round(place / this.#piece)
    const known = this.#upTo[nearest] ?? this.#all
    if (isAdded) rows.or(known)
    else rows.andNot(known)
    const milestone = Math.min(nearest * this.#piece, this.#order.length)
    for (let at = milestone; at < place; at++) rows.set(this.#order[at] ?? 0, isAdded)
    for (let at = place; at < milestone; at++) rows.set(this.#order[at] ?? 0, !isAdded)
  }
}
