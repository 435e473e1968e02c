import { parseJson } from '../parse-json.ts'

/** A longer measure is none, in cm. */
const LONGEST_CM = 2000

/** Fields of a place, in the order in which they are asked. */
export const PLACE_MEASURES = ['width', 'height', 'depth', 'doorWidth', 'doorHeight', 'stairsWidth', 'stairsTurn'] as const

export type PlaceMeasure = (typeof PLACE_MEASURES)[number]

/**
 * Where a thing is to stand, and the way to it: clear measures in cm; null: not given, so nothing is in the way. `stairsTurn` is the
 * diagonal of the landing, from the corner between the walls to the corner of the railing.
 */
export type Place = Readonly<Record<PlaceMeasure, number | null>>

/** Reads the stored place; what is no measure is not given. Null: nothing is given. */
export function parsePlace(stored: string | null): Place | null {
  const kept = (parseJson(stored) ?? {}) as Partial<Record<PlaceMeasure, unknown>>
  return givenPlace((measure) => (isMeasure(kept[measure]) ? kept[measure] : null))
}

/** The typed fields of a place, by measure. */
export type TypedPlace = Readonly<Record<PlaceMeasure, string>>

/** The place that was typed, in cm with a decimal point or comma. Null: nothing is given. */
export function typedPlace(typed: TypedPlace): Place | null {
  return givenPlace((measure) => parseMeasure(typed[measure]))
}

/** Fields that hold something, but no measure. */
export function wrongMeasures(typed: TypedPlace): PlaceMeasure[] {
  return PLACE_MEASURES.filter((measure) => typed[measure].trim() !== '' && parseMeasure(typed[measure]) === null)
}

function givenPlace(cmOf: (measure: PlaceMeasure) => number | null): Place | null {
  const measures = PLACE_MEASURES.map((measure) => [measure, cmOf(measure)] as const)
  return measures.every(([, cm]) => cm === null) ? null : (Object.fromEntries(measures) as Place)
}

function parseMeasure(typed: string): number | null {
  const cm = Number(typed.trim().replace(',', '.') || 'none')
  return isMeasure(cm) ? cm : null
}

function isMeasure(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= LONGEST_CM
}
