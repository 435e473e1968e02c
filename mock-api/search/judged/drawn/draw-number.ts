import type { Language } from '#app/domain/language.ts'
import type { GradingRule } from '../graded-queries.ts'
import type { JudgedProduct } from '../judged-products.ts'
import type { Dice } from './dice.ts'
import { type Drawn, type DrawnSource, kindOfProduct } from './drawn-source.ts'
import { kindRule } from './kind-rules.ts'
import { sayNumber } from './number-wordings.ts'

const PLN_PER_EURO = 4.3
const FIRST_DECADE = { era: 4, years: 20 }
const NINETEENTH = 2

/** A kind with a price, a size, a number of pieces or a time that a product of it has. */
export function drawNumber(source: DrawnSource, language: Language): Drawn | null {
  const { products, dice } = source
  const product = dice.pick(products)
  const kind = kindOfProduct(product, source, language)
  if (kind === null) return null
  const said = dice.pick([priceUpTo, priceUpTo, priceBetween, sides, oneSide, pieces, pieces, time])(product, { language, dice })
  if (said === null) return null
  const noun = dice.pick([kind.singular, kind.plural.toLowerCase()])
  return { query: `${noun} ${said.text}`, rule: { ...kindRule(kind.id, language), ...said.rule } }
}

type Say = (product: JudgedProduct, by: { language: Language; dice: Dice }) => { text: string; rule: GradingRule } | null

const priceUpTo: Say = ({ price }, by) => {
  const { amount, factor } = above(price * 1.2, by.language)
  return { text: sayNumber('upTo', by, amount), rule: { price: { from: -Infinity, to: amount * factor } } }
}

const priceBetween: Say = ({ price }, by) => {
  const [low, high] = [above(price * 0.6, by.language), above(price * 1.4, by.language)]
  if (low.amount >= high.amount || low.amount * low.factor > price) return null
  return {
    text: sayNumber('between', by, low.amount, high.amount),
    rule: { price: { from: low.amount * low.factor, to: high.amount * high.factor } },
  }
}

const sides: Say = ({ width, depth, height }, by) => {
  const [a, b] = [width, depth ?? height]
  if (a === null || b === null || Math.min(a, b) < 10) return null
  return { text: sayNumber('sides', by, a, b), rule: { size: [a, b] } }
}

const oneSide: Say = ({ width, height }, by) => {
  const way = by.dice.pick(['width', 'height', 'any'] as const)
  const length = way === 'height' ? height : width
  if (length === null || length < 10) return null
  if (way === 'any') return { text: sayNumber('length', by, length), rule: { size: [length] } }
  const text = sayNumber(way, by, length)
  return { text, rule: way === 'width' ? { width: [length] } : { height: [length] } }
}

const pieces: Say = ({ name }, by) => {
  const persons = /(?:na|dla) (\d+) os/.exec(name)?.[1]
  if (persons !== undefined) return { text: sayNumber('persons', by, persons), rule: { require: new RegExp(`\\b${persons} os`, 'i') } }
  const count = /komplet (\d+)/i.exec(name)?.[1]
  return count === undefined
    ? null
    : { text: sayNumber('pieces', by, count), rule: { require: new RegExp(`komplet ${count}\\b|\\b${count} szt`, 'i') } }
}

const time: Say = ({ era }, by) => {
  if (era === NINETEENTH) return { text: sayNumber('century', by), rule: { era: [era] } }
  if (era === null || era < FIRST_DECADE.era || era > 11) return null
  const decade = FIRST_DECADE.years + 10 * (era - FIRST_DECADE.era)
  return { text: sayNumber('decade', by, decade), rule: { era: [era] } }
}

/** A round amount above a price in PLN, in the currency of the language. */
function above(price: number, language: Language): { amount: number; factor: number } {
  const factor = language === 'pl' ? 1 : PLN_PER_EURO
  const own = price / factor
  const step = own < 100 ? 10 : own < 1000 ? 50 : 500
  return { amount: Math.ceil(own / step) * step, factor }
}
