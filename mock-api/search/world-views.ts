import type { Db } from '#db/open.ts'
import { type PriceFacts, TIMED_NAMES, type TimedNumber } from '../pricing/promo.ts'
import { recordOf } from '../record-of.ts'
import type { Bitset } from './bitset.ts'
import { changesOfWorld } from './changes-of-world.ts'
import { setPrice } from './effective-prices.ts'
import type { NumberColumn } from './number-column.ts'
import { ownShops } from './own-shops.ts'
import type { ListName } from './facet-lists.ts'
import { isReadyForSale, rowOf } from './product-columns.ts'
import type { IndexedShop } from './read-shop.ts'
import { watchChanges, type WorldChanges, WORLDS_IN_MEMORY } from './watch-changes.ts'

/** The indexed shop in one world at one instant, valid until the next view. */
export interface ShopView extends IndexedShop, Record<TimedNumber, NumberColumn> {
  /** Rows with an open promo. Read-only. */
  promo: Bitset
  /** Rows on sale (GAP-70), and those of them that stand for their variant group (GAP-68). Read-only. */
  sale: { all: Bitset; onGrid: Bitset }
  /** Counts of the values of lists in these two (facet-response.ts), as far as they were asked for. */
  startCounts: Record<'all' | 'onGrid', Map<ListName, Int32Array>>
}

/** What decides in a world which products are on sale, and changed prices by row. */
interface WorldState {
  /** That of the catalog, or of the world's own. */
  shop: IndexedShop
  /** That of the shop itself while the world changes nothing of it, else a copy: 12.5 kB at 100,000 products. */
  isReady: Bitset
  suspendedVendors: ReadonlySet<number>
  prices: ReadonlyMap<number, PriceFacts>
  startCounts: ShopView['startCounts']
}

interface ViewRequest {
  /** Without one: the catalog itself. */
  world?: string
  now: number
  /** What was written in the world since the last view. @default what this connection has noticed */
  changes?: WorldChanges
}

/** The shop by world: one index for all, but where a world edits the catalog, and beside it what each world changes. */
export function worldViews(shop: IndexedShop, db: Db): (request: ViewRequest) => ShopView {
  /** Least recently used world first. */
  const states = new Map<string, WorldState>()
  const catalog = unchanged(shop)
  const [changesOf, ownShopOf] = [changesOfWorld(db), ownShops(db)]
  // Created by the first search in a world; a thread that is told its changes has none.
  let watch: ReturnType<typeof watchChanges> | undefined
  return ({ world, now, changes }) => {
    if (world === undefined) return viewOf(catalog, now)
    const touched = changes === undefined ? (watch ??= watchChanges(db))(world) : changes
    const own = ownShopOf(world) ?? shop
    const known = states.get(world)
    // A world that is not kept is read whole.
    const state = known?.shop === own && touched ? known : unchanged(own)
    const ids = state === known ? touched : null
    const next = changed(state, { products: changesOf.products(world, ids?.products), vendors: changesOf.vendors(world, ids?.vendors) })
    states.delete(world)
    states.set(world, next)
    const [oldest = world] = states.keys()
    if (states.size > WORLDS_IN_MEMORY) states.delete(oldest)
    return viewOf(next, now)
  }
}

function unchanged(shop: IndexedShop): WorldState {
  return { shop, isReady: shop.columns.isReady, suspendedVendors: shop.suspendedVendors, prices: new Map(), startCounts: noCounts() }
}

type Changes = { [Kind in 'products' | 'vendors']: ReturnType<ReturnType<typeof changesOfWorld>[Kind]> }

/** A state after writes; the set of its own is changed in place. */
function changed(state: WorldState, { products, vendors }: Changes): WorldState {
  if (products.length + vendors.length === 0) return state
  const { shop } = state
  const { columns } = shop
  const isReady = state.isReady === columns.isReady ? columns.isReady.copy() : state.isReady
  const prices = new Map(state.prices)
  for (const { id, change } of products) {
    const row = rowOf(columns, id)
    if (row < 0) continue
    isReady.set(row, change ? isReadyForSale(change) : columns.isReady.has(row))
    if (change && !isSamePrice(change, columns.prices.factsOf(row))) prices.set(row, change)
    else prices.delete(row)
  }
  const suspendedVendors = new Set(state.suspendedVendors)
  for (const { id, change } of vendors) {
    if (change?.isSuspended ?? shop.suspendedVendors.has(id)) suspendedVendors.add(id)
    else suspendedVendors.delete(id)
  }
  return { shop, isReady, suspendedVendors, prices, startCounts: noCounts() }
}

function noCounts(): ShopView['startCounts'] {
  return { all: new Map(), onGrid: new Map() }
}

function isSamePrice(a: PriceFacts, b: PriceFacts | undefined): boolean {
  return (['regularPrice', 'promoPrice', 'promoStartsAt', 'promoEndsAt'] as const).every((name) => a[name] === b?.[name])
}

function viewOf({ shop, isReady, suspendedVendors, prices, startCounts }: WorldState, now: number): ShopView {
  const { lists, columns, scratch } = shop
  scratch.release()
  const all = scratch.copyOf(isReady).andNot(lists.vendor.withAny([...suspendedVendors], scratch.empty()))
  const sale = { all, onGrid: gridOf(shop, all) }
  const base = columns.prices.at(now)
  if (prices.size === 0) return { ...shop, ...base, sale, startCounts }
  const own = { ...recordOf(TIMED_NAMES, (name) => scratch.columnLike(base[name])), promo: scratch.copyOf(base.promo) }
  for (const [row, facts] of prices) setPrice(own, row, facts, now)
  return { ...shop, ...own, sale, startCounts }
}

/** Of what is on sale one for each variant group: the one that represents it, and where that is not on sale the first that is, or nobody would find the others. */
function gridOf({ columns, scratch }: IndexedShop, all: Bitset): Bitset {
  const grid = scratch.copyOf(all).and(columns.standsForGroup)
  for (const leader of scratch.rowsOf(scratch.copyOf(columns.leaders).andNot(all))) {
    const group = columns.groupOf.get(leader) ?? []
    const next = group.some((row) => grid.has(row)) ? undefined : group.find((row) => all.has(row))
    if (next !== undefined) grid.add(next)
  }
  return grid
}
