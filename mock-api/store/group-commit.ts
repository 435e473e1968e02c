import type { Db } from '#db/open.ts'

/**
 * Runs writes of the same moment in one immediate transaction. Resolves with the result of `run` after the commit, so what is
 * acknowledged is durable; rejects with the error of `run`, and then none of its writes happen.
 */
export type GroupCommit = <T>(run: () => T) => Promise<T>

interface Waiting {
  /** Runs the write. @returns the function that settles its caller after the commit */
  write(): () => void
  /** Tells the caller that there was no commit. */
  fail(cause: unknown): void
}

/**
 * Group commit: a commit costs more than the write of a shopper, and as much for eight as for one. Who writes waits until the calls that
 * arrived together were heard, at most one turn of the event loop; then all are written in the order in which they came, each in a
 * savepoint of its own.
 */
export function groupCommit(db: Db): GroupCommit {
  let waiting: Waiting[] = []

  function commit(): void {
    const group = waiting
    waiting = []
    let tell: (() => void)[]
    try {
      tell = db.transaction(() => group.map(({ write }) => write()), { behavior: 'immediate' })
    } catch (cause) {
      for (const { fail } of group) fail(cause)
      return
    }
    for (const told of tell) told()
  }

  return <T>(run: () => T) =>
    new Promise<T>((resolve, reject) => {
      const write = () => {
        try {
          const response = db.transaction(run)
          return () => resolve(response)
        } catch (cause) {
          // A full disk ends the whole transaction, and with it what the others wrote.
          if (!db.$client.inTransaction) throw cause
          return () => reject(cause)
        }
      }
      if (waiting.push({ write, fail: reject }) === 1) setImmediate(commit)
    })
}
