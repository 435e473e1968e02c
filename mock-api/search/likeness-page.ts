import { byLikeness, inTurns } from '#app/domain/product/likeness.ts'
import type { Hits } from './hits.ts'
import type { ShopView } from './world-views.ts'

interface LikenessRequest {
  hits: Hits
  /** The product that others are like. */
  row: number
  skip: number
  take: number
}

/** One page of the hits by their likeness to a product, their pictures in turns (EXT-25); ties as by default: the highest id first. */
export function likenessPage(shop: ShopView, { hits, row, skip, take }: LikenessRequest): number[] {
  const { columns, lists, price, scratch } = shop
  const styles = lists.styles.sharing(row, scratch.empty())
  const colors = lists.colors.sharing(row, scratch.empty())
  const compare = byLikeness(price[row] ?? 0)
  const pieces = Array.from(hits.list, (each) => ({
    row: each,
    sharesStyle: styles.has(each),
    sharesColor: colors.has(each),
    price: price[each] ?? 0,
  })).toSorted((a, b) => compare(a, b) || b.row - a.row)
  return inTurns(pieces, (each) => columns.pictures[each.row] || null)
    .slice(skip, skip + take)
    .map((each) => each.row)
}
