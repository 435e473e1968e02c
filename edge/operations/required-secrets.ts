// THE TABLE OF SECRETS without which no deployed storefront is ready. wrangler.toml names them for each environment, so `wrangler deploy` refuses a
// worker that lacks one; `/readyz` names what is missing or too short.
import type { EdgeBindings } from '../env.ts'
import { isSecret } from '../http/operator-secret.ts'

export const REQUIRED_SECRETS = ['VISITOR_FACTS_SECRET', 'PURGE_SECRET'] as const satisfies readonly (keyof EdgeBindings)[]

/** Names of the required secrets that are not bound. */
export function missingSecrets(bindings: EdgeBindings): readonly string[] {
  return REQUIRED_SECRETS.filter((name) => !isSecret(bindings[name]))
}
