import type { MiddlewareHandler } from 'hono'
import { seededRandom } from '#app/domain/seeded-random.ts'
import type { Db } from '#db/open.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Clock } from '../clock.ts'
import type { ContractCall } from '../http/operations.ts'
import type { MockApp, MockEnv, Visitor } from '../request-context.ts'
import type { Store } from '../store/store.ts'
import type { Worlds } from '../store/worlds.ts'
import { applyFaults } from './apply-faults.ts'
import { documentedCalls } from './documented-calls.ts'
import { createFaults } from './faults.ts'
import { routeFaults } from './route-faults.ts'
import { createConcurrentChanges } from './concurrent-changes.ts'

interface FaultInputs {
  app: MockApp
  db: Db
  store: Store
  worlds: Worlds
  accounts: Accounts
  clock: Clock
  calls: () => readonly ContractCall[]
  /** Of percentages and of latencies that vary. */
  seed: number
  stopping: AbortSignal
}

/** The faults of all worlds, with the calls that choose them. @returns the middleware that makes calls go wrong */
export function mountFaults({ app, db, store, worlds, accounts, clock, calls, seed, stopping }: FaultInputs): MiddlewareHandler<MockEnv> {
  const random = seededRandom(seed)
  const faults = createFaults(db, random)
  worlds.onForgotten((world) => faults.forget(world))
  const documented = documentedCalls(app)
  routeFaults({ app, faults, documented, worlds, clock })
  const personaOf = (world: string, visitor: Visitor | null): string => {
    if (visitor?.kind !== 'client') return visitor === null ? 'nobody' : 'guest'
    return accounts.clients.byId({ world, clientId: visitor.id })?.email.split('@', 1)[0] ?? 'nobody'
  }
  const shop = createConcurrentChanges(db, store)
  return applyFaults({ faults, shop, calls, documented, random, personaOf, stopping })
}
