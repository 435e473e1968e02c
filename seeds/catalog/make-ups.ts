// What things are made of, in words. made-of.ts says which make-up a picture shows.
// A new one is one line of make-ups.json; its ids are those of seeds/reference/materials.json.
import type { EraSpan } from './eras.ts'
import ROWS from './make-ups.json' with { type: 'json' }

/** Kind of care; the sentences are in sentences.json. */
export const CARES = [
  'wood',
  'lacquer',
  'fabric',
  'leather',
  'metal',
  'glass',
  'ceramic',
  'stone',
  'textile',
  'plastic',
  'wicker',
  'paper',
] as const
export type Care = (typeof CARES)[number]

export interface MakeUp {
  /** Masculine adjective for titles, or an uninflected phrase ("z brązu"). */
  title: string
  /** Text after "Materiał:". */
  text: string
  /** Material ids, the most visible first. */
  materials: readonly number[]
  care: Care
  /** Dyed, painted or glazed, so a title may name the colour. */
  isDyed: boolean
  /** The part that has the colour, where it is not the whole: in the instrumental, masculine or neuter ("siedziskiem"). */
  part: string | null
  eras: EraSpan
  priceFactor: number
}

/** A row of make-ups.json; what it does not say is as in PLAIN. */
type MakeUpRow = Omit<MakeUp, keyof typeof PLAIN> & Partial<MakeUp>

const PLAIN = { isDyed: false, part: null, eras: [1, 12], priceFactor: 1 } as const satisfies Partial<MakeUp>

export type MakeUpName = keyof typeof ROWS

/** Every make-up by name. */
export const MAKE_UPS = Object.fromEntries(
  Object.entries(ROWS as unknown as Record<MakeUpName, MakeUpRow>).map(([name, row]) => [name, { ...PLAIN, ...row }]),
) as Readonly<Record<MakeUpName, MakeUp>>

/** A wood that is stained or painted in another colour than its own: its grain still shows. */
export function stainedOf(wood: MakeUp): MakeUp {
  const stained = STAINED.get(wood) ?? { ...wood, text: `${wood.text}, lakier`, isDyed: true }
  STAINED.set(wood, stained)
  return stained
}

// One object a wood, so that make-ups can be compared.
const STAINED = new Map<MakeUp, MakeUp>()
