import type { Bitset } from './bitset.ts'
import { type ConceptHits, HitsCollector } from './concept-hits.ts'
import { numberColumn } from './filters.ts'
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
  const found = new HitsCollector(shop.scratch)
  for (const { rows, weight } of fact === null ? [] : levelsOf(shop, fact)) found.add({ rows, weight, isName: true })
  for (const { rows, weight } of words?.levels ?? []) found.add({ rows, weight, isName: false })
  const telling = fact === null ? 'unmatched' : TELLING_OF_FACT[fact.kind]
  return found.finish({ telling, typed: telling, called: words?.called ?? shop.scratch.empty(), isValue: fact !== null })
}

function levelsOf(shop: ShopView, fact: Fact): { rows: Bitset; weight: number }[] {
  const { scratch, text } = shop
  switch (fact.kind) {
    case 'price':
      return [
        {
          rows: numberColumn(shop, RANGE_PROPERTIES.price).between({ ...fact, scale: RANGE_PROPERTIES.price.perUnit }, scratch.empty()),
          weight: FACT_WEIGHTS.bounds,
        },
      ]
    case 'length':
      return [
        {
          rows: numberColumn(shop, RANGE_PROPERTIES[fact.side]).between({ ...fact, scale: 1 }, scratch.empty()),
          weight: FACT_WEIGHTS.bounds,
        },
      ]
    case 'size':
      return [
        { rows: sized(shop, fact, 'exact'), weight: FACT_WEIGHTS.exactSize },
        { rows: sized(shop, fact, 'close'), weight: FACT_WEIGHTS.closeSize },
      ]
    case 'set':
      return [
        { rows: text.withPhraseInName(fact.phrases), weight: FACT_WEIGHTS.set },
        { rows: text.withPhraseInName(fact.others), weight: FACT_WEIGHTS.likeSet },
      ]
    case 'value':
      return [{ rows: shop.lists[fact.list].withAny(fact.ids, scratch.empty()), weight: FACT_WEIGHTS.value }]
    case 'promo':
      return [{ rows: scratch.copyOf(shop.promo), weight: FACT_WEIGHTS.bounds }]
    case 'order':
      return [{ rows: scratch.empty().flip(), weight: FACT_WEIGHTS.bounds }]
    case 'years':
      return [
        ...(fact.year === null ? [] : [{ rows: text.withPhraseInName([[fact.year]]), weight: FACT_WEIGHTS.year }]),
        { rows: shop.lists.era.withAny(shop.erasIn(fact), scratch.empty()), weight: FACT_WEIGHTS.years },
      ]
  }
}

/** Rows with each length at another side. */
function sized(shop: ShopView, { lengths, side }: { lengths: readonly number[]; side: Side | null }, degree: 'exact' | 'close'): Bitset {
  const { scratch } = shop
  const rows = scratch.empty()
  const like = (at: Side, length: number) =>
    numberColumn(shop, RANGE_PROPERTIES[at]).between({ ...tolerated(length, degree), scale: 1 }, scratch.empty())
  if (side !== null) return rows.or(like(side, lengths[0] ?? 0))
  for (const sides of placements(lengths.length)) {
    const all = scratch.empty().flip()
    sides.forEach((each, i) => all.and(like(each, lengths[i] ?? 0)))
    rows.or(all)
  }
  return rows
}

/** All ways to give so many lengths different sides. */
function placements(count: number, sides: readonly Side[] = SIDES): Side[][] {
  return count === 0
    ? [[]]
    : sides.flatMap((side) =>
        placements(
          count - 1,
          sides.filter((each) => each !== side),
        ).map((rest) => [side, ...rest]),
      )
}
