import type { Bitset } from './bitset.ts'
import { CountedLists } from './counted-lists.ts'
import { CountedRows } from './counted-rows.ts'
import type { Lists } from './facet-lists.ts'
import type { ProductFacts } from './product-rows.ts'

/** What of a product decides whether it is on sale. */
type SaleFacts = Pick<ProductFacts, 'status' | 'stock' | 'visibleOnGrid' | 'vendor'>

/** Published and in stock; whether it is on sale is also up to its vendor (GAP-70). */
export function isReadyForSale({ status, stock }: Pick<SaleFacts, 'status' | 'stock'>): boolean {
  return status === 'PUBLISHED' && stock > 0
}

/** Whether it is the one of its variant group that a grid shows (GAP-68). */
export function standsForGroup({ visibleOnGrid }: Pick<SaleFacts, 'visibleOnGrid'>): boolean {
  return visibleOnGrid === 2
}

interface SaleParts {
  lists: Lists
  /** Rows of products that are ready for sale, whatever their vendor. */
  isReady: Bitset
  standsForGroup: Bitset
  suspendedVendors: Set<number>
  all: CountedRows
  onGrid: CountedRows
}

/** Which products a search may answer: published, in stock, of a vendor who is not suspended. */
export class SaleRows {
  readonly all: CountedRows
  /** Those of `all` that stand for their variant group. */
  readonly onGrid: CountedRows
  readonly #lists: Lists
  readonly #isReady: Bitset
  readonly #standsForGroup: Bitset
  readonly #suspendedVendors: Set<number>

  constructor({ lists, isReady, standsForGroup, suspendedVendors, all, onGrid }: SaleParts) {
    this.all = all
    this.onGrid = onGrid
    this.#lists = lists
    this.#isReady = isReady
    this.#standsForGroup = standsForGroup
    this.#suspendedVendors = suspendedVendors
  }

  /** From the facts of all products. */
  static of(facts: Omit<SaleParts, 'all' | 'onGrid'>): SaleRows {
    const { isReady, lists, suspendedVendors } = facts
    const counted = new CountedLists(lists)
    const onSale = isReady.copy().andNot(lists.vendor.withAny([...suspendedVendors]))
    const onGrid = onSale.copy().and(facts.standsForGroup)
    return new SaleRows({ ...facts, all: new CountedRows(onSale, counted), onGrid: new CountedRows(onGrid, counted) })
  }

  /** The same at first, to be changed on its own. Which products stand for their group is the same for both. */
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

  /** Takes over a product as it is stored now. */
  set(row: number, facts: SaleFacts): void {
    this.#isReady.set(row, isReadyForSale(facts))
    this.#standsForGroup.set(row, standsForGroup(facts))
    this.#decide(row, this.#suspendedVendors.has(facts.vendor))
  }

  /** Takes a product away that is stored no more. */
  delete(row: number): void {
    this.#isReady.delete(row)
    this.#decide(row, false)
  }

  /** Takes over a vendor's state, for all its products. */
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
  }
}
