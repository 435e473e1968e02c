// Parameter types of every page, inferred from the rows of the address table.
import { type Address, ADDRESS_TABLE } from './address-table.ts'
import { NO_PARAMS } from './params-in-address.ts'

/** Names of the pages. */
export type RouteName = keyof typeof ADDRESS_TABLE

/** Parameters of each page. With the market they are all that a page depends on, and therefore its cache key. */
export type RouteParams = { [Name in RouteName]: NonNullable<ReturnType<(typeof ADDRESS_TABLE)[Name]['parse']>> }

/** Names of the pages without parameters, such as the home page. */
export type PlainRoute = { [Name in RouteName]: keyof RouteParams[Name] extends never ? Name : never }[RouteName]

/** Each page without parameters with this value: tables of examples name the others alone. */
export function plainRoutes<Value>(value: Value): Record<PlainRoute, Value> {
  const plain = Object.entries(ADDRESS_TABLE).filter(([, { parse }]) => parse === NO_PARAMS.parse)
  return Object.fromEntries(plain.map(([name]) => [name, value])) as Record<PlainRoute, Value>
}

/** The address table by name, each row with the parameters of its page. */
export const ADDRESSES: { readonly [Name in RouteName]: Address<RouteParams[Name]> } = ADDRESS_TABLE
