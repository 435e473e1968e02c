import { EDGE_HEADERS } from '#app/shop-api/contract/edge-headers.ts'
import type { EdgeBindings } from '../env.ts'
import { isSecret } from '../http/operator-secret.ts'

/** The header by which the shop API knows the edge (EXT-64); none where no secret is bound. For SHOP_API_ORIGIN alone, and never followed elsewhere. */
export function edgeCredential({ EDGE_CREDENTIAL: secret }: Pick<EdgeBindings, 'EDGE_CREDENTIAL'>): Record<string, string> {
  return isSecret(secret) ? { [EDGE_HEADERS.credential]: secret } : {}
}
