/** Pieces by product. */
export type Pieces = Map<number, number>

/** What the shop acknowledged to its writers: this must be in the database, no more and no less. */
export interface Ledger {
  /** Carts by guest. */
  carts: Map<string, Pieces>
  /** Liked products by guest. */
  likes: Map<string, Set<number>>
  orders: Map<number, { guest: string; pieces: Pieces }>
  /** Calls that were answered with 200. */
  acknowledged: number
  /** Calls that were sent again after a connection broke. */
  repeated: number
}

export function emptyLedger(): Ledger {
  return { carts: new Map(), likes: new Map(), orders: new Map(), acknowledged: 0, repeated: 0 }
}
