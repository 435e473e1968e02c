// Trades of vendors, and the assignment of products to vendors. Vendor ids are consecutive over the trades, so that a product finds its vendor
// without knowing the others. A row added at the end changes no other vendor.
import { parentCategoryOf } from '../parent-category.ts'
import type { ByLanguage } from '#app/domain/language.ts'
import type { ClassificationId } from '../classifications.ts'
import { readTable } from '../read-table.ts'
import type { Rng } from '../random.ts'
import { RESERVED_IDS } from '#app/domain/product/special-ids.ts'

export type TradeName = 'vintage' | 'antiques' | 'studio' | 'lamps' | 'table' | 'textiles' | 'paper' | 'small' | 'northern'

/** A row of trades.json. */
export interface Trade {
  name: TradeName
  /** Number of vendors. */
  vendors: number
  /** Top-level categories; empty for all. */
  categories: readonly number[]
  classifications: readonly ClassificationId[]
  /** Patterns of vendors' names: `{surname}`, `{city}`, `{year}`, `{street}`. */
  names: readonly string[]
  /** What they look for, in the accusative, and what one finds there. */
  sells: string
  offers: readonly string[]
  /** What a picture of such a shop shows. */
  shopfront: ByLanguage<string>
}

const TRADES = readTable<readonly Trade[]>('vendors/trades')

/** Total number of vendors. */
export const VENDOR_COUNT = TRADES.reduce((sum, { vendors }) => sum + vendors, 0)

interface TradeRange extends Trade {
  /** Position of the trade's first vendor, from 0. */
  first: number
}

const RANGES: readonly TradeRange[] = rangesOf(TRADES)

function rangesOf(trades: readonly Trade[]): TradeRange[] {
  const ranges: TradeRange[] = []
  let first = 0
  for (const trade of trades) {
    ranges.push({ ...trade, first })
    first += trade.vendors
  }
  return ranges
}

/** Id of the vendor at a position, from 0; reserved ids are skipped (GAP-129). */
export function vendorIdAt(position: number): number {
  let id = position + 1
  for (const reserved of [...RESERVED_IDS].sort((a, b) => a - b)) if (id >= reserved) id++
  return id
}

/** The trade of the vendor at a position. */
export function tradeAt(position: number): Trade {
  return RANGES.findLast(({ first }) => first <= position) ?? unknownTrade(position)
}

/** The trade of a name. */
export function tradeOf(name: TradeName): Trade {
  return TRADES.find((trade) => trade.name === name) ?? unknownTrade(name)
}

function unknownTrade(what: number | string): never {
  throw new RangeError(`no trade ${what}`)
}

/** A vendor of such products; a few of them have most of the stock. */
export function chooseVendor(categoryId: number, classification: ClassificationId, rng: Rng): number {
  const parent = parentCategoryOf(categoryId)
  const fitting = RANGES.filter(
    (range) => range.classifications.includes(classification) && (range.categories.length === 0 || range.categories.includes(parent)),
  )
  const trade = byWeight(fitting, rng)
  return vendorIdAt(trade.first + Math.floor(trade.vendors * rng.next() ** 1.6))
}

/** Weighted by number of vendors; a specialist's count is doubled. */
function byWeight(ranges: readonly TradeRange[], rng: Rng): TradeRange {
  const weightOf = ({ vendors, categories }: TradeRange) => vendors * (categories.length > 0 ? 2 : 1)
  let mark = rng.next() * ranges.reduce((sum, range) => sum + weightOf(range), 0)
  for (const range of ranges) if ((mark -= weightOf(range)) < 0) return range
  return rng.pick(ranges)
}
