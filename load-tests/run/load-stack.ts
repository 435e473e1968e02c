/** A running shop under load. */
export interface LoadStack {
  mockOrigin: string
  /** null: the mock runs without an edge. */
  edgeOrigin: string | null
  /** Bytes of the built files of the edge, by path. @default none are known */
  assets?: Readonly<Record<string, number>>
  purgeSecret: string
  /** Whether its mock has a control API; one's own shop has none. */
  hasControl: boolean
  pids: Readonly<Record<string, number | undefined>>
  stop: () => Promise<void>
}

/** A shop that runs already, and that nobody controls. @param origin of its storefront, or of its shop API */
export function runningShop(origin: string, hasEdge: boolean): LoadStack {
  const edgeOrigin = hasEdge ? origin : null
  return { mockOrigin: origin, edgeOrigin, purgeSecret: '', hasControl: false, pids: {}, stop: () => Promise.resolve() }
}
