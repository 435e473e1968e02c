import { eachLanguage, type Language } from '#app/domain/language.ts'
import type { Db } from '#db/open.ts'
import { type Name, readReferenceNames } from '../../reference-names.ts'
import type { GradingRule } from '../graded-queries.ts'
import { type JudgedProduct, productsOnGrid } from '../judged-products.ts'
import { type Dice, diceOf } from './dice.ts'

type ListName = keyof ReturnType<typeof readReferenceNames>['names']

/** A text with the conditions of what answers it. */
export interface Drawn {
  query: string
  rule: GradingRule
}

/** What queries are drawn from: names of the reference lists, products on sale, and dice. */
export interface DrawnSource {
  products: readonly JudgedProduct[]
  /** Categories of the last level, by language, with their singular. */
  kinds: Readonly<Record<Language, ReadonlyMap<number, Kind>>>
  nameOf: (list: ListName, id: number, language: Language) => string | null
  makers: readonly Maker[]
  dice: Dice
}

export interface Kind {
  id: number
  /** Lower case, except for a proper noun within. */
  singular: string
  plural: string
}

export interface Maker {
  name: string
  role: 'maker' | 'designer'
}

/** Kinds that nobody names by the name of the list ("piece of garden furniture"), and occasions for gifts. */
const UNTYPED = new Set([3040, 3042, 3049, 3052, 3053, 3054, 3055, 3056, 3058, 3060, 3084, 3087, 3089, 3092, 3107, 3110, 3113])

/** Reads what queries are drawn from. @param now instant for prices, in ms */
export function drawnSource(db: Db, { seed, now }: { seed: number; now: number }): DrawnSource {
  const { names } = readReferenceNames(db)
  const kindsIn = (language: Language) =>
    new Map(names.categories.flatMap((name) => (name.language === language ? kindOf(name) : [])).map((kind) => [kind.id, kind]))
  const products = productsOnGrid(db, now)
  return {
    products,
    kinds: eachLanguage(kindsIn),
    nameOf: (list, id, language) => names[list].find((name) => name.id === id && (name.language ?? language) === language)?.text ?? null,
    makers: makersOf(products),
    dice: diceOf(seed),
  }
}

/** The first category of a product whose name people type. */
export function kindOfProduct({ category }: JudgedProduct, { kinds }: DrawnSource, language: Language): Kind | null {
  return category.map((id) => kinds[language].get(id)).find((kind) => kind !== undefined) ?? null
}

function kindOf({ id, text, singular, isRoot }: Name): Kind[] {
  if (isRoot || singular === null || UNTYPED.has(id)) return []
  return [{ id, singular, plural: text.charAt(0).toLowerCase() + text.slice(1) }]
}

function makersOf(products: readonly JudgedProduct[]): Maker[] {
  const named = (role: Maker['role'], of: (product: JudgedProduct) => string | null) =>
    [...new Set(products.flatMap((product) => of(product) ?? []))].toSorted().map((name): Maker => ({ name, role }))
  return [...named('maker', ({ manufacturer }) => manufacturer), ...named('designer', ({ designer }) => designer)]
}
