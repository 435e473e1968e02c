import type { JourneyName } from '../journey-mix.ts'
import type { Visitor } from '../visit/visitor.ts'
import { cart } from './cart.ts'
import { search } from './search.ts'

/** What is done in each journey of the table (journey-mix.ts). */
export const JOURNEYS: Readonly<Record<JourneyName, (visitor: Visitor) => void>> = { search, cart }

/** The journey of a name. @throws Error of another */
export function journeyOf(name: string): (visitor: Visitor) => void {
  const journey = Object.entries(JOURNEYS).find(([known]) => known === name)?.[1]
  if (!journey) throw new Error(`There is no journey "${name}".`)
  return journey
}
