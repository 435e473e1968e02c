// EVERY CALL of the contract, read off its routes: a call that stands here exists, another does not. A new file of
// routes is a line of MODULES (calls.test.ts names one that is missing).
import * as addresses from './addresses.ts'
import * as auth from './auth.ts'
import * as banners from './banners.ts'
import * as cart from './cart.ts'
import * as checkout from './checkout.ts'
import * as client from './client.ts'
import * as content from './content.ts'
import * as likes from './likes.ts'
import * as listings from './listings.ts'
import * as orders from './orders.ts'
import * as password from './password.ts'
import * as pro from './pro.ts'
import * as product from './product.ts'
import * as reference from './reference.ts'
import * as search from './search.ts'
import { LOGIN } from './session-headers.ts'
import * as sitemap from './sitemap.ts'

const MODULES = [
  addresses,
  auth,
  banners,
  cart,
  checkout,
  client,
  content,
  likes,
  listings,
  orders,
  password,
  pro,
  product,
  reference,
  search,
  sitemap,
]

/** A call of the contract. */
export interface ContractCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{name}` where a value stands. */
  path: string
  /** As the OpenAPI document and the mock's faults name it. */
  operationId: string
  /** Whether it is refused without a login. */
  needsLogin: boolean
}

/** The calls of the shop API (spec §7), each method of each path once. */
export const CONTRACT_CALLS: readonly ContractCall[] = MODULES.flatMap((module) => Object.values(module)).flatMap((each) =>
  isRoute(each)
    ? [
        {
          method: each.method.toUpperCase() as ContractCall['method'],
          path: each.path,
          operationId: each.operationId,
          needsLogin: each.security === LOGIN,
        },
      ]
    : [],
)

function isRoute(value: unknown): value is { method: string; path: string; operationId: string; security?: unknown } {
  return typeof value === 'object' && value !== null && 'operationId' in value && 'method' in value && 'path' in value
}
