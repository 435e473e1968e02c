// The routes of the contract with the schemas of their responses, for calls of browsers. From the files with routes, because the worker has them compiled.
import { exportAccount } from '#app/shop-api/contract/account.ts'
import type { ResponseRoute } from '#app/shop-api/contract/read-response.ts'

/** Those with calls of browsers: pages alone make the others. */
const MODULES = import.meta.glob<Record<string, unknown>>(
  [
    '/app/shop-api/contract/{account,addresses,auth,banners,cart,checkout,client,contact,likes,newsletter,orders,password}.ts',
    '/app/shop-api/contract/{pro,product,sandbox-payment,search,similar-alerts,withdrawals}.ts',
  ],
  { eager: true },
)

interface Route extends ResponseRoute {
  /** Lower case. */
  method: string
}

const ROUTES: ReadonlyMap<string, Route> = new Map(
  Object.values(MODULES)
    .flatMap((module) => Object.values(module))
    .filter(isRoute)
    // A download of all that the shop keeps of its user (EXT-20): nothing of it is left out, and nobody but the user reads it.
    .filter((route) => route !== exportAccount)
    .map((route) => [`${route.method.toUpperCase()} ${route.path}`, route]),
)

/** The route of a call; null: one that no island reads, which passes as it is. @param call method and path of the contract */
export function routeOf(call: string): ResponseRoute | null {
  return ROUTES.get(call) ?? null
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'operationId' in value && 'responses' in value && 'method' in value
}
