import type { Bitset } from './bitset.ts'
import { type ConceptHits, hitsOf, type Level } from './concept-hits.ts'
import { addBetween } from './number-column.ts'
import { RANGE_PROPERTIES } from './product-properties.ts'
import { type Fact, type Side, SIDES, tolerated } from './reading/facts.ts'
import { FACT_WEIGHTS, type Telling } from './relevance-weights.ts'
import type { ShopView } from './world-views.ts'

/** How telling what numbers mean is. */
export const TELLING_OF_FACT: Readonly<Record<Fact['kind'], Telling>> = {
  price: 'price',
  length: 'size',
  size: 'size',
  set: 'set',
  years: 'years',
  value: 'value',
  promo: 'price',
  order: 'unmatched',
}

/** Rows for which a fact holds. @param words hits of the same words taken literally: "6" may also be a model */
export function factHits(shop: ShopView, fact: Fact | null, words: ConceptHits | null): ConceptHits {
  const levels = fact === null ? [] : levelsOf(shop, fact)
  const telling = fact === null ? 'unmatched' : TELLING_OF_FACT[fact.kind]
  return hitsOf(shop.scratch, [...levels, ...(words?.levels ?? [])], {
    inName: shop.scratch.empty().orAll(levels.map(({ rows }) => rows)),
    telling,
    typed: telling,
    called: words?.called ?? shop.scratch.empty(),
    isValue: fact !== null,
  })
}

function levelsOf(shop: ShopView, fact: Fact): Level[] {
  const { scratch, text, columns, lists } = shop
  const level = (weight: keyof typeof FACT_WEIGHTS, rows: Bitset) => ({ weight: FACT_WEIGHTS[weight], rows })
  switch (fact.kind) {
    case 'price':
      return [level('bounds', addBetween(shop.price, { ...fact, scale: RANGE_PROPERTIES.price.perUnit }, scratch.empty()))]
    case 'length':
      return [level('bounds', addBetween(columns.numbers[fact.side], fact, scratch.empty()))]
    case 'size':
      return [level('exactSize', sized(shop, fact, 'exact')), level('closeSize', sized(shop, fact, 'close'))]
    case 'set':
      return [level('set', text.withPhraseInName(fact.phrases)), level('likeSet', text.withPhraseInName(fact.others))]
    case 'value':
      return [level('value', lists[fact.list].withAny(fact.ids, scratch.empty()))]
    case 'promo':
      return [level('bounds', shop.promo)]
    case 'order':
      return [level('bounds', scratch.empty().flip())]
    case 'years': {
      const inEra = level('years', lists.era.withAny(shop.erasIn(fact), scratch.empty()))
      return fact.year === null ? [inEra] : [level('year', text.withPhraseInName([[fact.year]])), inEra]
    }
  }
}

/** Rows with each length at another side. */
function sized({ scratch, columns: { numbers } }: ShopView, fact: Extract<Fact, { kind: 'size' }>, degree: 'exact' | 'close'): Bitset {
  const [first, ...others] = fact.lengths.map((length) => tolerated(length, degree))
  const rows = scratch.empty()
  const sides = fact.side === null ? SIDES : [fact.side]
  for (const side of sides) addBetween(numbers[side], first ?? {}, rows)
  if (others.length === 0) return rows
  const fits = (row: number, [next, ...rest]: readonly { from: number; to: number }[], free: readonly Side[]): boolean =>
    next === undefined ||
    free.some((side) => {
      const length = numbers[side][row] ?? NaN
      const isFit = length >= next.from && length <= next.to
      return (
        isFit &&
        fits(
          row,
          rest,
          free.filter((each) => each !== side),
        )
      )
    })
  for (const row of rows.rows()) if (first && !fits(row, [first, ...others], sides)) rows.delete(row)
  return rows
}
