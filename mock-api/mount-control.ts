import type { Db } from '#db/open.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Clock } from './clock.ts'
import { guardControl } from './control/guard.ts'
import { mountFaults } from './faults/mount-faults.ts'
import { hintErrors } from './hints/hint-errors.ts'
import { contractCalls } from './http/operations.ts'
import { createJournal } from './journal/journal.ts'
import { recordCalls } from './journal/record-calls.ts'
import type { MockApp } from './request-context.ts'
import type { Store } from './store/store.ts'
import type { Worlds } from './store/worlds.ts'

interface MountControlInputs {
  app: MockApp
  db: Db
  store: Store
  worlds: Worlds
  accounts: Accounts
  clock: Clock
  faultSeed: number
  stopping: AbortSignal
  /** Whether errors have hints. */
  hasHints: boolean
}

/**
 * Mounts guard, journal and faults around the calls of the shop. Call it before any other route is added.
 * @returns what the control API shows, and the middleware that applies faults; it runs after readContext
 */
export function mountControl({ app, accounts, faultSeed: seed, hasHints, clock, ...inputs }: MountControlInputs) {
  const calls = contractCalls(app)
  const journal = createJournal()
  app.use('/__mock/*', guardControl())
  app.use(recordCalls({ journal, calls, clock }))
  if (hasHints) app.use(hintErrors(calls))
  return { journal, ...mountFaults({ ...inputs, app, accounts, calls, seed }) }
}
