/** What two pieces of one kind have in common. */
export interface Likeness {
  sharesStyle: boolean
  sharesColor: boolean
  /** Of the other piece, in the unit of the piece it is compared with. */
  price: number
}

/**
 * The order of pieces of one kind by their likeness to a piece with a price (EXT-25): those of its style first, then those of its colour, then
 * the nearest price. Half the price is as near as twice the price.
 */
export function byLikeness(price: number): (a: Likeness, b: Likeness) => number {
  const distance = (other: Likeness) => Math.abs(Math.log(Math.max(other.price, 1) / Math.max(price, 1)))
  return (a, b) =>
    Number(b.sharesStyle) - Number(a.sharesStyle) || Number(b.sharesColor) - Number(a.sharesColor) || distance(a) - distance(b)
}
