import type { Bitset } from './bitset.ts'
import type { ListName, Lists } from './facet-lists.ts'
import type { Hits } from './hits.ts'
import type { ProductFacts } from './product-rows.ts'

/** The properties that decide whether a product is on sale. */
type SaleFacts = Pick<ProductFacts, 'status' | 'stock' | 'vendor'>

/** Published and in stock; the vendor must not be suspended either (GAP-70). */
export function isReadyForSale({ status, stock }: Pick<SaleFacts, 'status' | 'stock'>): boolean {
  return status === 'PUBLISHED' && stock > 0
}

/** Whether the product represents its variant group in a grid (GAP-68). */
export function standsForGroup({ visibleOnGrid }: Pick<ProductFacts, 'visibleOnGrid'>): boolean {
  return visibleOnGrid === 2
}

interface SaleParts {
  lists: Lists
  /** Published, stocked products, whatever their vendor's state. */
  isReady: Bitset
  standsForGroup: Bitset
  suspendedVendors: Set<number>
  all: Bitset
  onGrid: Bitset
}

/** Products that searches can return: published, in stock, vendor not suspended. */
export class SaleRows {
  readonly all: Bitset
  /** The members of `all` that represent their variant group. */
  readonly onGrid: Bitset
  readonly #lists: Lists
  readonly #isReady: Bitset
  readonly #standsForGroup: Bitset
  readonly #suspendedVendors: Set<number>
  /** Counts of the two sets that every search starts from, until a product changes. */
  readonly #counts = { all: new Map<ListName, Int32Array>(), onGrid: new Map<ListName, Int32Array>() }

  constructor({ lists, isReady, standsForGroup, suspendedVendors, all, onGrid }: SaleParts) {
    this.all = all
    this.onGrid = onGrid
    this.#lists = lists
    this.#isReady = isReady
    this.#standsForGroup = standsForGroup
    this.#suspendedVendors = suspendedVendors
  }

  /** Builds the sets from all products. */
  static of(facts: Omit<SaleParts, 'all' | 'onGrid'>): SaleRows {
    const { isReady, lists, suspendedVendors } = facts
    const all = isReady.copy().andNot(lists.vendor.withAny([...suspendedVendors]))
    return new SaleRows({ ...facts, all, onGrid: all.copy().and(facts.standsForGroup) })
  }

  /** An independent copy; the group representatives are shared, because they never change. */
  copy(): SaleRows {
    return new SaleRows({
      lists: this.#lists,
      isReady: this.#isReady.copy(),
      standsForGroup: this.#standsForGroup,
      suspendedVendors: new Set(this.#suspendedVendors),
      all: this.all.copy(),
      onGrid: this.onGrid.copy(),
    })
  }

  /** By number of a value of a list: how many hits have it. */
  countsIn(name: ListName, hits: Hits): Int32Array {
    const kept = hits.rows === this.all ? this.#counts.all : hits.rows === this.onGrid ? this.#counts.onGrid : null
    const counts = kept?.get(name) ?? this.#lists[name].countsIn(hits)
    kept?.set(name, counts)
    return counts
  }

  /** Updates a product as it is in the world. */
  set(row: number, facts: SaleFacts): void {
    this.#isReady.set(row, isReadyForSale(facts))
    this.#decide(row, this.#suspendedVendors.has(facts.vendor))
  }

  /** Applies a vendor's state to all its products. */
  setVendor(vendor: number, isSuspended: boolean): void {
    if (this.#suspendedVendors.has(vendor) === isSuspended) return
    if (isSuspended) this.#suspendedVendors.add(vendor)
    else this.#suspendedVendors.delete(vendor)
    for (const row of this.#lists.vendor.withAny([vendor]).rows()) this.#decide(row, isSuspended)
  }

  #decide(row: number, isSuspended: boolean): void {
    const isOnSale = this.#isReady.has(row) && !isSuspended
    this.all.set(row, isOnSale)
    this.onGrid.set(row, isOnSale && this.#standsForGroup.has(row))
    this.#counts.all.clear()
    this.#counts.onGrid.clear()
  }
}
