import { Bitset } from './bitset.ts'

/** Number of segments of the order. Each takes a set: 2 MB in all at a million rows. */
const PIECES = 16

/** Prefix sets of an order (the first 1/16, 2/16 …): any range is the difference of two of them plus a few rows at its ends. */
export class Milestones {
  readonly #order: Int32Array
  readonly #piece: number
  /** The nth set holds the first n segments. */
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

  /** Writes the rows of an order's range, end exclusive, into a set. */
  between(first: number, end: number, rows: Bitset): Bitset {
    if (end - first <= this.#piece) {
      for (let at = first; at < end; at++) rows.add(this.#order[at] ?? 0)
      return rows
    }
    this.#change(rows, end, true)
    this.#change(rows, first, false)
    return rows
  }

  /** The range of the segment that holds the first hit. Null: no hit is in the order. */
  firstPieceWith(hits: Bitset): { start: number; end: number } | null {
    if (!hits.hasCommon(this.#all)) return null
    return this.#pieceAt(this.#search((upTo) => hits.hasCommon(upTo)) - 1)
  }

  /** The range of the segment that holds the last hit. */
  lastPieceWith(hits: Bitset): { start: number; end: number } | null {
    if (!hits.hasCommon(this.#all)) return null
    return this.#pieceAt(this.#search((upTo) => !hits.hasCommonBeside(this.#all, upTo)) - 1)
  }

  #pieceAt(nth: number) {
    return { start: nth * this.#piece, end: Math.min((nth + 1) * this.#piece, this.#order.length) }
  }

  /** Smallest number of segments for which a monotonic condition holds. */
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

  /** Adds or removes all rows before a position. */
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
