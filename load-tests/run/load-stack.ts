/** A running shop under load. */
export interface LoadStack {
  /** Path of the mock's database file. */
  db: string
  mockOrigin: string
  /** null: the mock runs without an edge. */
  edgeOrigin: string | null
  /** Origin that visitors reach instead of the edge's (tls-front/). @default the edge's */
  visitedOrigin?: string
  /** Paths of the built files of the edge. @default none are known */
  assets?: readonly string[]
  purgeSecret: string
  pids: Readonly<Record<string, number | undefined>>
  stop: () => Promise<void>
}
