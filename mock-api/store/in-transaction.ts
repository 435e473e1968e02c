import type { Db } from '#db/open.ts'

/** Runs writes in one immediate transaction: it waits for the lock at its beginning, so what it reads cannot change before it writes. */
export function inTransaction<T>(db: Db, run: () => T): T {
  return db.transaction(run, { behavior: 'immediate' })
}
