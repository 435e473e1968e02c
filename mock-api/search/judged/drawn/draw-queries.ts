import { LANGUAGES, type Language } from '#app/domain/language.ts'
import type { Db } from '#db/open.ts'
import type { GradedQuery, QUERY_CLASSES } from '../graded-queries.ts'
import { absentThings } from './absent.ts'
import { drawMaker } from './draw-maker.ts'
import { drawModel } from './draw-model.ts'
import { drawNumber } from './draw-number.ts'
import { type Drawn, type DrawnSource, drawnSource, kindOfProduct } from './drawn-source.ts'
import { featuresOf } from './feature-words.ts'
import { kindRule } from './kind-rules.ts'
import { otherWordsOf } from './other-words.ts'
import { misspelled, polishCases } from './word-forms-of.ts'

type QueryClassName = (typeof QUERY_CLASSES)[number]

interface DrawRequest {
  /** Draws others with another one. */
  seed: number
  /** Instant for prices, in ms. */
  now: number
  /** Queries per class and language. @default 20 */
  count?: number
}

/** One query; null: what was drawn makes none. */
type Draw = (source: DrawnSource, language: Language) => Drawn | null
const MOST_TRIES = 40

/**
 * Queries in all classes and languages, drawn from the names of the reference lists and from what products are: each class but the last is made of
 * facts of products on sale, so that the catalog answers it. No result is looked at; another seed gives queries that nothing was tuned on.
 */
export function drawQueries(db: Db, { seed, now, count = 20 }: DrawRequest): GradedQuery[] {
  const source = drawnSource(db, { seed, now })
  const found = new Map<string, GradedQuery>()
  for (const language of LANGUAGES) {
    for (const [name, draw] of Object.entries(DRAWS) as [QueryClassName, Draw][]) {
      let left = count
      for (let tries = 0; left > 0 && tries < MOST_TRIES * count; tries++) {
        const drawn = draw(source, language)
        const key = `${language} ${drawn?.query.toLowerCase()}`
        if (drawn === null || found.has(key)) continue
        found.set(key, { class: name, language, ...drawn })
        left--
      }
    }
  }
  return [...found.values()]
}

const DRAWS: Record<QueryClassName, Draw> = {
  single: ({ kinds, dice }, language) => {
    const { id, singular } = dice.pick([...kinds[language].values()])
    return { query: singular, rule: kindRule(id, language) }
  },
  inflected: ({ kinds, dice }, language) => {
    const kind = dice.pick([...kinds[language].values()])
    const query = language === 'pl' ? dice.pick(polishCases(kind)) : kind.plural.toLowerCase()
    return { query, rule: kindRule(kind.id, language) }
  },
  typo: (source, language) => {
    const mixed = source.dice.pick([true, false, false]) ? drawMixed(source, language, 1) : null
    const kind = source.dice.pick([...source.kinds[language].values()])
    const { query, rule } = mixed ?? { query: kind.singular, rule: kindRule(kind.id, language) }
    const text = misspelled(query, source.dice)
    return text === null ? null : { query: text, rule }
  },
  synonym: ({ dice, products }, language) => {
    const { word, rule } = dice.pick(otherWordsOf(language))
    return products.some(({ category }) => rule.kind.some((id) => category.includes(id))) ? { query: word, rule } : null
  },
  mixed: (source, language) => drawMixed(source, language, source.dice.pick([1, 2, 2])),
  number: drawNumber,
  model: drawModel,
  maker: drawMaker,
  nothing: ({ dice }, language) => ({ query: dice.pick(absentThings(language)), rule: {} }),
}

/** A kind with so many features of a product. */
function drawMixed(source: DrawnSource, language: Language, count: number): Drawn | null {
  const { products, dice } = source
  const product = dice.pick(products)
  const kind = kindOfProduct(product, source, language)
  if (kind === null) return null
  const features = dice.some(featuresOf(product, { noun: kind.singular, language }, source), count)
  if (features.length < count || new Set(features.flatMap(({ rule }) => Object.keys(rule))).size < count) return null
  const isBefore = features.map(({ place }) => place === 'before' || (place === 'any' && dice.pick([true, false])))
  const query = [
    ...features.filter((_each, i) => isBefore[i]),
    { text: kind.singular },
    ...features.filter((_each, i) => !isBefore[i]),
  ].map(({ text }) => text)
  return { query: query.join(' '), rule: Object.assign({}, kindRule(kind.id, language), ...features.map(({ rule }) => rule)) }
}
