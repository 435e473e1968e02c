import type { JourneyName } from '../journey-mix.ts'
import type { Journey } from '../session/make-session.ts'
import { cart } from './cart.ts'
import { checkout } from './checkout.ts'
import { crawler } from './crawler.ts'
import { filters } from './filters.ts'
import { likes } from './likes.ts'
import { login } from './login.ts'
import { ownAccount } from './own-account.ts'
import { sorting } from './sorting.ts'
import { suggestions } from './suggestions.ts'
import { night } from './night.ts'
import { prefetcher } from './prefetcher.ts'
import { product } from './product.ts'
import { rush } from './rush.ts'
import { search } from './search.ts'
import { shipping } from './shipping.ts'
import { withdrawal } from './withdrawal.ts'
import { visit, wholeVisit } from './visit.ts'
import { listingTab, openTabs, productTab } from './tabs.ts'

/** Implementations of the journeys of the table (journey-mix.ts). */
export const JOURNEYS: Readonly<Record<JourneyName, Journey>> = {
  visit,
  search,
  product,
  filters,
  cart,
  likes,
  login,
  shipping,
  checkout,
  sorting,
  suggestions,
  account: ownAccount,
  withdrawal,
  'listing-tab': listingTab,
  'product-tab': productTab,
  prefetcher,
  crawler,
  'whole-visit': wholeVisit,
  rush,
  'open-tabs': openTabs,
  night,
}

/** Finds a journey by name. @throws Error for an unknown name */
export function journeyOf(name: string): Journey {
  const journey = Object.entries(JOURNEYS).find(([candidate]) => candidate === name)?.[1]
  if (!journey) throw new Error(`There is no journey "${name}".`)
  return journey
}
