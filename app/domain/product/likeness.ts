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

/**
 * Pieces in the order of their likeness, of which none shows a picture again before every other of its style has been shown: shops photograph a
 * series once.
 * @param pictureOf what the main picture is known by; null: there is none, or it is the piece's own
 */
export function inTurns<Piece extends Likeness>(pieces: readonly Piece[], pictureOf: (piece: Piece) => string | number | null): Piece[] {
  const shown = new Map<string, number>()
  const turns = pieces.map((piece) => {
    const picture = pictureOf(piece)
    if (picture === null) return { piece, turn: 0 }
    const key = `${piece.sharesStyle} ${picture}`
    const turn = shown.get(key) ?? 0
    shown.set(key, turn + 1)
    return { piece, turn }
  })
  return turns.toSorted((a, b) => Number(b.piece.sharesStyle) - Number(a.piece.sharesStyle) || a.turn - b.turn).map(({ piece }) => piece)
}
