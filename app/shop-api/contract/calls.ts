// EVERY CALL of the contract, collected from its route modules: only calls listed here exist. A new file of routes needs a line in MODULES
// (calls.test.ts fails for a missing one).
import * as account from './account.ts'
import * as addresses from './addresses.ts'
import * as auth from './auth.ts'
import * as banners from './banners.ts'
import * as cart from './cart.ts'
import * as checkout from './checkout.ts'
import * as client from './client.ts'
import * as contact from './contact.ts'
import * as content from './content.ts'
import * as home from './home.ts'
import * as likes from './likes.ts'
import * as listings from './listings.ts'
import * as newsletter from './newsletter.ts'
import * as orders from './orders.ts'
import * as password from './password.ts'
import * as pro from './pro.ts'
import * as product from './product.ts'
import * as reference from './reference.ts'
import * as sandboxPayment from './sandbox-payment.ts'
import * as search from './search.ts'
import { LOGIN, LOGIN_IF_ANY } from './session-headers.ts'
import * as similarAlerts from './similar-alerts.ts'
import * as sitemap from './sitemap.ts'
import * as withdrawals from './withdrawals.ts'

const MODULES = [
  account,
  addresses,
  auth,
  banners,
  cart,
  checkout,
  client,
  contact,
  content,
  home,
  likes,
  listings,
  newsletter,
  orders,
  password,
  pro,
  product,
  reference,
  sandboxPayment,
  search,
  similarAlerts,
  sitemap,
  withdrawals,
]

/** A call of the contract. */
export interface ContractCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{name}` placeholders. */
  path: string
  /** As used in the OpenAPI document and the mock's faults. */
  operationId: string
  /** Whether the call is refused without a login. */
  needsLogin: boolean
  /** Whether its answer or effect depends on the user: a page makes it for its own user alone (EXT-44). */
  isPrivate: boolean
}

/** A route of the contract with the schemas of its responses by status. */
export interface ContractRoute {
  /** Lower case. */
  method: string
  /** With `{name}` placeholders. */
  path: string
  operationId: string
  /** `specification` or `extension`. */
  tags?: readonly string[]
  security?: unknown
  responses: Readonly<Record<string, object>>
}

/** All routes of the shop API (spec §7). */
export const CONTRACT_ROUTES: readonly ContractRoute[] = MODULES.flatMap((module) => Object.values(module)).flatMap((each) =>
  isRoute(each) ? [each] : [],
)

/** All calls of the shop API (spec §7), one per method and path. */
export const CONTRACT_CALLS: readonly ContractCall[] = CONTRACT_ROUTES.map(({ method, path, operationId, security }) => ({
  method: method.toUpperCase() as ContractCall['method'],
  path,
  operationId,
  needsLogin: security === LOGIN,
  isPrivate: security === LOGIN || security === LOGIN_IF_ANY,
}))

function isRoute(value: unknown): value is ContractRoute {
  return typeof value === 'object' && value !== null && 'operationId' in value && 'method' in value && 'path' in value
}
