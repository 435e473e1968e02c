/** Pieces by product. */
export type Pieces = Map<number, number>

/** Acknowledged writes: the database must hold exactly these. */
export interface Ledger {
  /** Carts by guest. */
  carts: Map<string, Pieces>
  /** Liked products by guest. */
  likes: Map<string, Set<number>>
  orders: Map<number, { guest: string; pieces: Pieces }>
  /** Calls with a 200 response. */
  acknowledged: number
  /** Calls retried after a broken connection. */
  repeated: number
}

export function emptyLedger(): Ledger {
  return { carts: new Map(), likes: new Map(), orders: new Map(), acknowledged: 0, repeated: 0 }
}
