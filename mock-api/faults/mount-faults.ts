import { seededRandom } from '#app/domain/seeded-random.ts'
import type { Db } from '#db/open.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { ContractCall } from '../http/operations.ts'
import type { MockApp, Visitor } from '../request-context.ts'
import type { Store } from '../store/store.ts'
import type { Worlds } from '../store/worlds.ts'
import { applyFaults } from './apply-faults.ts'
import { documentedCalls } from './documented-calls.ts'
import { createFaults } from './faults.ts'
import { createConcurrentChanges } from './concurrent-changes.ts'

interface FaultInputs {
  app: MockApp
  db: Db
  store: Store
  worlds: Worlds
  accounts: Accounts
  calls: () => readonly ContractCall[]
  /** Of percentages and of latencies that vary. */
  seed: number
  stopping: AbortSignal
}

/** The faults of all worlds, what they can change, and the middleware that makes calls go wrong. */
export function mountFaults({ app, db, store, worlds, accounts, calls, seed, stopping }: FaultInputs) {
  const random = seededRandom(seed)
  const faults = createFaults(db, random)
  worlds.onForgotten((world) => faults.forget(world))
  const documented = documentedCalls(app)
  const personaOf = (world: string, visitor: Visitor | null): string => {
    if (visitor?.kind !== 'client') return visitor === null ? 'nobody' : 'guest'
    return accounts.clients.byId({ world, clientId: visitor.id })?.email.split('@', 1)[0] ?? 'nobody'
  }
  const shop = createConcurrentChanges(db, store)
  return { faults, documented, apply: applyFaults({ faults, shop, calls, documented, random, personaOf, stopping }) }
}
