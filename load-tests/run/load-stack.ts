/** A running shop that is to be loaded. */
export interface LoadStack {
  /** File of its database. */
  db: string
  mockOrigin: string
  /** null: the mock stands alone. */
  edgeOrigin: string | null
  purgeSecret: string
  pids: Readonly<Record<string, number | undefined>>
  stop: () => Promise<void>
}
