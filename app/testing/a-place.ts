import { type Place, PLACE_MEASURES } from '../domain/product/place.ts'

/** A place of which only these measures are given, in cm. */
export function aPlace(given: Partial<Place>): Place {
  return { ...(Object.fromEntries(PLACE_MEASURES.map((measure) => [measure, null])) as Place), ...given }
}
