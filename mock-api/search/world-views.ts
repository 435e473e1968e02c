import type { Db } from '#db/open.ts'
import { openPromo, type PriceFacts, TIMED_NAMES, type TimedNumber, timedNumber } from '../pricing/promo.ts'
import { recordOf } from '../record-of.ts'
import type { Bitset } from './bitset.ts'
import { type ProductInWorld, worldReader } from './changes-of-world.ts'
import { ownShops } from './own-shops.ts'
import { OverlaidColumn } from './overlaid-column.ts'
import type { IndexedShop } from './read-shop.ts'
import type { SaleRows } from './sale-rows.ts'
import type { NumberColumn } from './sorted-column.ts'
import { type ChangeWatch, type Touched, watchChanges, WORLDS_IN_MEMORY } from './watch-changes.ts'

/** The indexed shop in one world at one instant. */
export interface ShopView extends IndexedShop, Record<TimedNumber, NumberColumn> {
  /** Rows with an open promo. Read-only. */
  promo: Bitset
}

interface WorldState {
  /** That of the catalog, or of the world's own. */
  shop: IndexedShop
  touched: Touched
  /** Null while the world equals the catalog: such a world costs only this entry. */
  overlay: Overlay | null
}

/** A world's changes: copies of the on-sale sets (40 kB at 100,000 products) and changed prices. */
interface Overlay {
  sale: SaleRows
  prices: Map<number, PriceFacts>
}

/** The shop by world: one index for all, but where a world edits the catalog, and for a changed world an overlay that follows its writes. */
export class WorldViews {
  readonly #shop: IndexedShop
  readonly #db: Db
  readonly #ownWatch: ChangeWatch | undefined
  /** Created by the first search in a world. */
  #state: { reader: ReturnType<typeof worldReader>; watch: ChangeWatch; ownShopOf: ReturnType<typeof ownShops> } | undefined
  /** Least recently used world first. */
  readonly #states = new Map<string, WorldState>()
  #lastWorld = ''

  /** @param watch source of change notifications @default the connection itself */
  constructor(shop: IndexedShop, db: Db, watch?: ChangeWatch) {
    this.#shop = shop
    this.#db = db
    this.#ownWatch = watch
  }

  get #reader(): ReturnType<typeof worldReader> {
    return this.#followed().reader
  }

  get #watch(): ChangeWatch {
    return this.#followed().watch
  }

  #followed() {
    return (this.#state ??= {
      reader: worldReader(this.#db),
      watch: this.#ownWatch ?? watchChanges(this.#db),
      ownShopOf: ownShops(this.#db),
    })
  }

  /** The catalog itself, without a world. */
  at(world: string | undefined, now: number): ShopView {
    const { shop, overlay } = world === undefined ? { shop: this.#shop, overlay: null } : this.#stateOf(world)
    const base = shop.columns.prices.at(now)
    shop.scratch.release()
    if (!overlay) return { ...shop, ...base }
    const { sale, prices } = overlay
    return { ...shop, sale, ...(prices.size === 0 ? base : overlaidPrices(base, prices, now)) }
  }

  /** Drops all overlays, after a write to the catalog. */
  clear(): void {
    for (const world of this.#states.keys()) this.#watch.end(world)
    this.#states.clear()
    this.#lastWorld = ''
  }

  /** Drops a world's changes; its next search reads them again. */
  forget(world: string): void {
    if (!this.#states.delete(world)) return
    this.#watch.end(world)
    if (world === this.#lastWorld) this.#lastWorld = ''
  }

  #stateOf(world: string): WorldState {
    if (this.#watch.isForeignWrite()) this.clear()
    const shop = this.#followed().ownShopOf(world) ?? this.#shop
    if (this.#states.get(world)?.shop !== shop) this.forget(world)
    const state = this.#states.get(world) ?? this.#load(world, shop)
    if (world !== this.#lastWorld) this.#keepAsLast(world, state)
    const { products, vendors } = state.touched
    if (products.size > 0 || vendors.size > 0) {
      for (const id of vendors) this.#takeVendor(state, this.#reader.vendor(world, id))
      for (const id of products) this.#takeProduct(state, this.#reader.product(world, id))
      products.clear()
      vendors.clear()
    }
    return state
  }

  #load(world: string, shop: IndexedShop): WorldState {
    const state: WorldState = { shop, touched: this.#watch.begin(world), overlay: null }
    for (const vendor of this.#reader.changedVendors(world)) this.#takeVendor(state, vendor)
    for (const product of this.#reader.changedProducts(world)) this.#takeProduct(state, product)
    return state
  }

  #keepAsLast(world: string, state: WorldState): void {
    this.#states.delete(world)
    this.#states.set(world, state)
    this.#lastWorld = world
    if (this.#states.size <= WORLDS_IN_MEMORY) return
    const [oldest = world] = this.#states.keys()
    this.#states.delete(oldest)
    this.#watch.end(oldest)
  }

  #takeVendor(state: WorldState, vendor: { id: number; isSuspended: boolean } | undefined): void {
    if (vendor) this.#overlay(state).sale.setVendor(vendor.id, vendor.isSuspended)
  }

  #takeProduct(state: WorldState, product: ProductInWorld | undefined): void {
    const { columns } = state.shop
    const row = product ? columns.rowOf(product.id) : -1
    if (!product || row < 0) return
    const { sale, prices } = this.#overlay(state)
    sale.set(row, product)
    if (isSamePrice(product, columns.prices.factsOf(row))) prices.delete(row)
    else prices.set(row, product)
  }

  #overlay(state: WorldState): Overlay {
    return (state.overlay ??= { sale: state.shop.sale.copy(), prices: new Map() })
  }
}

function isSamePrice(a: PriceFacts, b: PriceFacts): boolean {
  return (
    a.regularPrice === b.regularPrice &&
    a.promoPrice === b.promoPrice &&
    a.promoStartsAt === b.promoStartsAt &&
    a.promoEndsAt === b.promoEndsAt
  )
}

function overlaidPrices(base: Pick<ShopView, TimedNumber | 'promo'>, prices: ReadonlyMap<number, PriceFacts>, now: number) {
  const numbers = (name: TimedNumber) => new Map([...prices].map(([row, facts]) => [row, timedNumber(name, facts, now)]))
  const promo = base.promo.copy()
  for (const [row, facts] of prices) promo.set(row, openPromo(facts, now) !== null)
  return { ...recordOf(TIMED_NAMES, (name) => new OverlaidColumn(base[name], numbers(name))), promo }
}
