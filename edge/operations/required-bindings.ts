// THE TABLE OF BINDINGS without which no deployed storefront is ready. wrangler.toml has them for each environment; `/readyz` names what is missing, or
// too short.
import { isBound } from '../binding-door.ts'
import type { EdgeBindings } from '../env.ts'
import { isSecret } from '../http/operator-secret.ts'
import { RATE_LIMITS } from '../http/rate-limits.ts'

export const REQUIRED_SECRETS = ['VISITOR_FACTS_SECRET', 'PURGE_SECRET'] as const satisfies readonly (keyof EdgeBindings)[]

/** Stores, metrics and counters of the platform. */
export const REQUIRED_BINDINGS = [
  'ASSET_STORE',
  'PAGE_STORE',
  'METRICS',
  ...RATE_LIMITS.map(({ binding }) => binding),
] as const satisfies readonly (keyof EdgeBindings)[]

/** Names of the required secrets and bindings that are not bound. */
export function missingBindings(bindings: EdgeBindings): readonly string[] {
  return [...REQUIRED_SECRETS.filter((name) => !isSecret(bindings[name])), ...REQUIRED_BINDINGS.filter((name) => !isBound(bindings, name))]
}
