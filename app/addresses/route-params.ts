// Parameter types of every page, inferred from the rows of the address table.
import { type Address, ADDRESS_TABLE } from './address-table.ts'

/** Names of the pages. */
export type RouteName = keyof typeof ADDRESS_TABLE

/** Parameters of each page. With the market they are all that a page depends on, and therefore its cache key. */
export type RouteParams = { [Name in RouteName]: NonNullable<ReturnType<(typeof ADDRESS_TABLE)[Name]['parse']>> }

/** The address table by name, each row with the parameters of its page. */
export const ADDRESSES: { readonly [Name in RouteName]: Address<RouteParams[Name]> } = ADDRESS_TABLE
