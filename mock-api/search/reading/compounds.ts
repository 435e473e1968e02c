import compounds from './compounds.json' with { type: 'json' }

/** A noun with what it is for or where it stands: "lampka przy łóżku", "wall light", "luz de pared". */
interface Compound {
  /** Category. */
  id: number
  text: string
}

/** Where the noun stands. */
const ORDERS: Readonly<Record<string, (noun: string, word: string) => string[]>> = {
  first: (noun, word) => [`${noun} ${word}`],
  last: (noun, word) => [`${word} ${noun}`],
  either: (noun, word) => [`${noun} ${word}`, `${word} ${noun}`],
}

/** Each noun of a family with each word of a kind. compounds.json has a family a row; several kinds are separated by commas. */
export const COMPOUNDS: readonly Compound[] = compounds.flatMap(({ noun: order, nouns, kinds }) =>
  Object.entries(kinds).flatMap(([ids, said]) => {
    const texts = nouns.split(' ').flatMap((noun) => said.split(' ').flatMap((word) => ORDERS[order]?.(noun, word) ?? []))
    return ids.split(',').flatMap((id) => texts.map((text) => ({ id: Number(id), text })))
  }),
)
