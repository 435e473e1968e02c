// The routes of the contract with the schemas of their responses, for calls of browsers. From the files with routes, because the worker has them compiled.
import * as account from '#app/shop-api/contract/account.ts'
import * as addresses from '#app/shop-api/contract/addresses.ts'
import * as auth from '#app/shop-api/contract/auth.ts'
import * as banners from '#app/shop-api/contract/banners.ts'
import * as cart from '#app/shop-api/contract/cart.ts'
import * as checkout from '#app/shop-api/contract/checkout.ts'
import * as client from '#app/shop-api/contract/client.ts'
import * as contact from '#app/shop-api/contract/contact.ts'
import * as likes from '#app/shop-api/contract/likes.ts'
import * as newsletter from '#app/shop-api/contract/newsletter.ts'
import * as orders from '#app/shop-api/contract/orders.ts'
import * as password from '#app/shop-api/contract/password.ts'
import * as pro from '#app/shop-api/contract/pro.ts'
import * as product from '#app/shop-api/contract/product.ts'
import type { ResponseRoute } from '#app/shop-api/contract/read-response.ts'
import * as sandboxPayment from '#app/shop-api/contract/sandbox-payment.ts'
import * as search from '#app/shop-api/contract/search.ts'
import * as similarAlerts from '#app/shop-api/contract/similar-alerts.ts'
import * as withdrawals from '#app/shop-api/contract/withdrawals.ts'

const MODULES = [
  account,
  addresses,
  auth,
  banners,
  cart,
  checkout,
  client,
  contact,
  likes,
  newsletter,
  orders,
  password,
  pro,
  product,
  sandboxPayment,
  search,
  similarAlerts,
  withdrawals,
]

interface Route extends ResponseRoute {
  /** Lower case. */
  method: string
}

const ROUTES: ReadonlyMap<string, Route> = new Map(
  MODULES.flatMap((module) => Object.values<unknown>(module))
    .filter(isRoute)
    // A download of all that the shop keeps of its user (EXT-20): nothing of it is left out, and nobody but the user reads it.
    .filter((route) => route !== account.exportAccount)
    .map((route) => [`${route.method.toUpperCase()} ${route.path}`, route]),
)

/** The route of a call; null: one that no island reads, which passes as it is. @param call method and path of the contract */
export function routeOf(call: string): ResponseRoute | null {
  return ROUTES.get(call) ?? null
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'operationId' in value && 'responses' in value && 'method' in value
}
