// Brute-force oracle: gives the index's results by scanning every product for every search.
import { FACETS, type FacetName, facetNames, FLAG_FACETS, type FlagFacet, isOfKind, LIST_FACETS } from '#app/domain/search/facets.ts'
import { type ListFacet, NUMBER_FACETS, type NumberFacet, RANGE_FACETS, type RangeFacet } from '#app/domain/search/facets.ts'
import type { WireFacets, WireSearchBody } from '#app/shop-api/contract/search.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { product, referenceItem, vendor } from '#db/catalog-tables.ts'
import { productChange, vendorChange } from '#db/shop-change-tables.ts'
import { effectivePrice, openPromo } from '../../pricing/promo.ts'
import { PHRASE_WEIGHTS } from '../concept-hits.ts'
import { endingOf } from '../polish-stem.ts'
import {
  FLAG_PROPERTIES,
  type ListProperty,
  NUMBER_PROPERTIES,
  ORDER_PROPERTIES,
  type OrderedProperty,
  PRODUCT_LISTS,
  RANGE_PROPERTIES,
} from '../product-properties.ts'
import { type Concept, readQuery } from '../read-query.ts'
import { typoDistance } from '../typo-distance.ts'
import { isSameWord } from '../word-forms.ts'
import { words } from '../words.ts'
import { type MatchType, type Field, FIELDS, WEIGHTS } from '../relevance-weights.ts'
import { textOfHtml } from './text-of-html.ts'

type Product = typeof product.$inferSelect
type Answer = { total: number; ids: number[]; facets: WireFacets }
type Test = (product: Product) => boolean

type Texts = Record<Field, string[]>

/** Searches by a full scan of the products as they are in a world now. */
export function bruteForce(db: Db, world = '') {
  const changes = db.select().from(productChange).where(eq(productChange.world, world)).all()
  const products = db
    .select()
    .from(product)
    .all()
    .map((row) => inWorld(row, changes))
  const vendorChanges = db.select().from(vendorChange).where(eq(vendorChange.world, world)).all()
  const vendors = new Map(
    db
      .select()
      .from(vendor)
      .all()
      .map((row) => [
        row.id,
        { ...row, isSuspended: vendorChanges.find((change) => change.vendorId === row.id)?.isSuspended ?? row.isSuspended },
      ]),
  )
  const reference = db.select().from(referenceItem).all()
  const listed = (list: string, id: number | null) => reference.filter((row) => row.list === list && row.data['id'] === id)
  const namesOf = (list: string, id: number | null) =>
    listed(list, id).flatMap(({ data }) => words(String(data['translation'] ?? data['name'])))
  const lineage = (list: string, id: number): number[] => {
    const parent = listed(list, id)[0]?.data['parentId']
    return typeof parent === 'number' ? [id, ...lineage(list, parent)] : [id]
  }
  const withParents = (list: string, ids: readonly number[]) => [...new Set(ids.flatMap((id) => lineage(list, id)))]

  /** Words in the names of values: names of leaves that consist of the word alone, and all others. */
  const wordsOfValues = memoizedByText((list: string, ids: readonly number[], exactName: 'exactName' | 'category' = 'exactName') => {
    const all = ids.flatMap((id) =>
      listed(list, id).map(({ data }) => ({
        own: words(String(data['translation'] ?? data['name'])),
        isParent: reference.some((row) => row.list === list && row.data['parentId'] === id),
      })),
    )
    const isExactName = ({ own, isParent }: (typeof all)[number]) => own.length === 1 && !isParent
    return {
      [exactName]: all.filter(isExactName).flatMap(({ own }) => own),
      attribute: all.filter((each) => !isExactName(each)).flatMap(({ own }) => own),
    }
  })
  const texts = new Map<number, Texts>(
    products.map((row) => {
      const values = [
        wordsOfValues('categories', withParents('categories', row.categories), 'category'),
        wordsOfValues('materials', withParents('materials', row.materials)),
        wordsOfValues('styles', row.styles),
        wordsOfValues('colors', row.colors),
        wordsOfValues('eras', row.eraId === null ? [] : [row.eraId]),
        wordsOfValues('classifications', [row.classificationId]),
      ]
      return [
        row.id,
        {
          head: words(row.name).slice(0, 1),
          name: words(row.name),
          exactName: values.flatMap((each) => each['exactName'] ?? []),
          category: values.flatMap((each) => each['category'] ?? []),
          attribute: values.flatMap((each) => each['attribute'] ?? []),
          maker: [...namesOf('manufacturers', row.manufacturerId), ...namesOf('designers', row.designerId)],
          vendor: words(vendors.get(row.vendorId)?.name ?? ''),
          description: words(textOfHtml(row.description)),
        },
      ]
    }),
  )
  const vocabulary = new Set([
    ...[...texts.values()].flatMap((each) => Object.values(each).flat()),
    ...[...vendors.values()].flatMap((row) => words(row.name)),
    ...reference.flatMap(({ data }) => words(String(data['translation'] ?? data['name']))),
  ])

  const known = (wanted: string) => [...vocabulary].some((word) => word.startsWith(wanted) || isSameWord(word, wanted))

  const isOn = (row: Product) => row.statusId === 'PUBLISHED' && row.stock > 0 && vendors.get(row.vendorId)?.isSuspended === false

  /** How one word of a query matches a text, by match type. */
  function matchTypes(wanted: string, synonyms: number): [MatchType, (word: string) => boolean][] {
    const begins = [...vocabulary].some((word) => word.startsWith(wanted))
    const isUnfinished = begins && !vocabulary.has(wanted) && endingOf(wanted) !== undefined
    const own: [MatchType, (word: string) => boolean][] = [
      [isUnfinished ? 'typo' : 'form', (word) => isSameWord(word, wanted)],
      ['prefix', (word) => word.startsWith(wanted)],
    ]
    if (known(wanted) || synonyms > 0 || wanted.length < 4 || /\d/.test(wanted)) return own
    const limit = wanted.length < 8 ? 1 : 2
    const near = [...vocabulary].filter((word) => [...word][0] === [...wanted][0])
    const least = Math.min(...near.map((word) => typoDistance(word, wanted, limit)))
    const nearest = near.filter((word) => least <= limit && typoDistance(word, wanted, limit) === least)
    return [['typo', (word) => nearest.some((each) => isSameWord(word, each))]]
  }

  const isInAny = (found: Texts, fields: readonly Field[], is: (word: string) => boolean) => fields.some((field) => found[field].some(is))

  /** Every way in which a concept can match, with its relevance weight. */
  function waysOf({ own, spellings, synonyms }: Concept): ((found: Texts) => number)[] {
    const wordTest = (test: (word: string) => boolean, matchType: MatchType) => {
      const is = memoized(test)
      return (found: Texts) => Math.max(0, ...FIELDS.filter((field) => found[field].some(is)).map((field) => WEIGHTS[field][matchType]))
    }
    const phraseTest = (wordTests: readonly ((word: string) => boolean)[], matchType: MatchType) => {
      const tests = wordTests.map(memoized)
      return (found: Texts) =>
        Math.max(
          0,
          ...PHRASE_WEIGHTS.filter(({ fields }) => tests.every((is) => isInAny(found, fields, is))).map(({ weight }) => weight[matchType]),
        )
    }
    const sameWords = (phrase: readonly string[], matchType: MatchType) => {
      const tests = phrase.map((each) => (word: string) => isSameWord(word, each))
      const [only] = tests
      return tests.length === 1 && only ? wordTest(only, matchType) : phraseTest(tests, matchType)
    }
    const [word = ''] = own
    const asTyped =
      own.length === 1
        ? matchTypes(word, synonyms.length).map(([matchType, is]) => wordTest(is, matchType))
        : [
            sameWords(own, 'form'),
            phraseTest(
              own.map((each) => (word: string) => word.startsWith(each) || isSameWord(word, each)),
              'prefix',
            ),
          ]
    return [...asTyped, ...spellings.map((each) => sameWords(each, 'form')), ...synonyms.map((each) => sameWords(each, 'synonym'))]
  }

  /** Relevance of a concept in a product; 0 when it does not match. */
  function weight(row: Product, ways: ReturnType<typeof waysOf>): number {
    const found = texts.get(row.id)
    return found ? Math.max(...ways.map((way) => way(found))) : 0
  }

  function search({ body, page, perPage, now }: { body: WireSearchBody; page: number; perPage: number; now: number }): Answer {
    const wanted = readQuery(body.textSearch ?? '').map((concept) => ({ ways: waysOf(concept), isOptional: concept.isOptional }))
    const price = (row: Product) => effectivePrice(row, now)
    const isPromo = (row: Product) => openPromo(row, now) !== null
    const ids = (facet: ListFacet | 'tags') => (row: Product) => {
      const list: ListProperty = PRODUCT_LISTS[facet]
      const own = [row[list.column] ?? []].flat()
      return list.tree ? withParents(list.tree, own) : own
    }
    const number = (property: OrderedProperty) => (row: Product) => ('timed' in property ? price(row) : row[property.column])
    const amount = (facet: RangeFacet) => {
      const property: OrderedProperty = RANGE_PROPERTIES[facet]
      return (row: Product) => {
        const own = number(property)(row)
        return own === null ? null : own / (property.perUnit ?? 1)
      }
    }
    const flag = (facet: FlagFacet): Test => {
      const property = FLAG_PROPERTIES[facet]
      return 'timed' in property ? isPromo : (row) => Boolean(row[property.column])
    }
    const atMost = (facet: NumberFacet, most: number) => (row: Product) => row[NUMBER_PROPERTIES[facet].column] <= most

    const tests: Record<string, Test> = {}
    for (const facet of [...LIST_FACETS, 'tags'] as const) {
      const asked = body[facet === 'tags' ? facet : FACETS[facet].wire]
      if (asked && asked.length > 0) tests[facet] = (row) => ids(facet)(row).some((id) => asked.includes(id))
    }
    for (const facet of RANGE_FACETS) {
      const { from, to } = body[FACETS[facet].wire] ?? {}
      if (from === undefined && to === undefined) continue
      tests[facet] = (row) => {
        const own = amount(facet)(row)
        return own !== null && own >= (from ?? -Infinity) && own <= (to ?? Infinity)
      }
    }
    for (const facet of FLAG_FACETS) if (body[FACETS[facet].wire]) tests[facet] = flag(facet)
    for (const facet of NUMBER_FACETS) {
      const most = body[FACETS[facet].wire]
      if (most !== undefined) tests[facet] = atMost(facet, most)
    }
    if (body.vendor !== undefined) tests['vendor'] = (row) => row.vendorId === body.vendor
    if (body.visibleOnGrid !== undefined) tests['visibleOnGrid'] = (row) => row.visibleOnGrid === body.visibleOnGrid
    if (wanted.length > 0) tests['text'] = (row) => wanted.every(({ ways, isOptional }) => isOptional || weight(row, ways) > 0)

    const without = (left: string) =>
      products.filter((row) => isOn(row) && Object.entries(tests).every(([name, test]) => name === left || test(row)))
    const counts = (facet: ListFacet) => {
      const found = without(facet).flatMap(ids(facet))
      return [...new Set(found)].sort((a, b) => a - b).map((id) => ({ id, count: found.filter((each) => each === id).length }))
    }
    const ends = (facet: RangeFacet) => {
      const found = without(facet).flatMap((row) => amount(facet)(row) ?? [])
      return found.length === 0 ? null : { min: Math.min(...found), max: Math.max(...found) }
    }
    const offered = (facet: NumberFacet) =>
      FACETS[facet].choices.map((id) => ({ id, count: without(facet).filter(atMost(facet, id)).length })).filter(({ count }) => count > 0)
    const answerOf = (facet: FacetName) => {
      if (isOfKind(facet, 'ids')) return counts(facet)
      if (isOfKind(facet, 'range')) return ends(facet)
      return isOfKind(facet, 'number') ? offered(facet) : without(facet).filter(flag(facet)).length
    }

    const sums = new Map<Product, number>()
    const relevance = (row: Product) => {
      const sum = sums.get(row) ?? wanted.reduce((sum, { ways }) => sum + weight(row, ways), 0)
      sums.set(row, sum)
      return sum
    }
    const defaultOrder = [relevance, (row: Product) => Number(row.isBestseller), (row: Product) => row.createdAt].map((key) => ({
      key,
      sign: -1,
    }))
    const keysOf = ({ order, dir }: NonNullable<WireSearchBody['orderBy']>) => {
      const property = ORDER_PROPERTIES[order]
      return [{ key: (row: Product) => number(property)(row) ?? NaN, sign: (dir ?? property.dir) === 'desc' ? -1 : 1 }]
    }
    const keys = body.orderBy ? keysOf(body.orderBy) : defaultOrder
    const hits = without('').sort((a, b) => {
      for (const { key, sign } of keys) if (key(a) !== key(b)) return sign * (key(a) - key(b))
      return b.id - a.id
    })
    return {
      total: hits.length,
      ids: hits.slice((page - 1) * perPage, page * perPage).map((row) => row.id),
      facets: Object.fromEntries(facetNames().map((facet) => [FACETS[facet].wire, answerOf(facet)])) as WireFacets,
    }
  }

  return { search, vocabulary }
}

function memoizedByText<Args extends unknown[], T>(make: (...args: Args) => T): (...args: Args) => T {
  const known = new Map<string, T>()
  return (...args) => {
    const key = JSON.stringify(args)
    const value = known.get(key) ?? make(...args)
    known.set(key, value)
    return value
  }
}

/** Memoised, because the same words recur in every product and stemming is slow. */
function memoized(test: (word: string) => boolean): (word: string) => boolean {
  const known = new Map<string, boolean>()
  return (word) => {
    const result = known.get(word) ?? test(word)
    known.set(word, result)
    return result
  }
}

/** A product with a world's changes applied; changed prices replace the catalog's entirely. */
function inWorld(row: Product, changes: readonly (typeof productChange.$inferSelect)[]): Product {
  const change = changes.find(({ productId }) => productId === row.id)
  if (!change) return row
  const { regularPrice, promoPrice, promoStartsAt, promoEndsAt } = change
  const prices = regularPrice === null ? {} : { regularPrice, promoPrice, promoStartsAt, promoEndsAt }
  return { ...row, stock: change.stock ?? row.stock, statusId: change.statusId ?? row.statusId, ...prices }
}
