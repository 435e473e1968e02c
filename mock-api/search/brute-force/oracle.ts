// Brute-force oracle: gives the index's results by scanning plain product records. Long, because it shares with the index the reading of a text, the
// wordings of its concepts and what is dropped when nothing has all of them, and matches, weighs, filters, counts and sorts by itself.
import { FACETS, type FacetName, facetNames, FLAG_FACETS, type FlagFacet, isOfKind, LIST_FACETS } from '#app/domain/search/facets.ts'
import { type ListFacet, NUMBER_FACETS, type NumberFacet, RANGE_FACETS, type RangeFacet } from '#app/domain/search/facets.ts'
import type { WireFacets, WireUnderstood } from '#app/shop-api/contract/search.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { product, vendor } from '#db/catalog-tables.ts'
import { productChange, vendorChange } from '#db/shop-change-tables.ts'
import { effectivePrice, openPromo, TIMED_NUMBERS } from '../../pricing/promo.ts'
import type { SearchRequest } from '../../shop-search.ts'
import { Bitset } from '../bitset.ts'
import { type ConceptHits, hitsOf } from '../concept-hits.ts'
import { eraFinder } from '../eras-in.ts'
import { TELLING_OF_FACT } from '../fact-hits.ts'
import {
  FLAG_PROPERTIES,
  type ListProperty,
  NUMBER_PROPERTIES,
  ORDER_PROPERTIES,
  type OrderedProperty,
  PRODUCT_LISTS,
  RANGE_PROPERTIES,
  type SortProperty,
} from '../product-properties.ts'
import { type Concept, readQuery } from '../read-query.ts'
import { corrector } from '../reading/correct-word.ts'
import { type Bounds, type Fact, type Side, SIDES, tolerated } from '../reading/facts.ts'
import { readingOf } from '../reading/reading.ts'
import { allNames, readReferenceNames } from '../reference-names.ts'
import {
  FACT_WEIGHTS,
  type Field,
  KIND_WEIGHTS,
  mostTelling,
  NAMED_MATERIAL_WEIGHT,
  PHRASE_PLACES,
  type Place,
  SAYS_WITHOUT,
  type Telling,
  VALUE_FIELDS,
  WEIGHTS,
  WORD_PLACES,
} from '../relevance-weights.ts'
import { Scratch } from '../scratch.ts'
import { wordingsOf } from '../text-index.ts'
import { textOfHtml } from '../text-of-html.ts'
import { matchAll } from '../text-query.ts'
import { understoodText } from '../understood-text.ts'
import { Vocabulary } from '../vocabulary.ts'
import { isSameWord } from '../word-forms.ts'
import { words } from '../words.ts'

type Product = typeof product.$inferSelect
type Answer = { total: number; ids: number[]; facets: WireFacets; understood?: WireUnderstood }
type Test = (product: Product) => boolean
type Texts = Record<Field, string[]>

/** Where one wording of a concept matches a product. */
interface Match extends Pick<Place, 'place' | 'telling'> {
  matchType: keyof typeof WEIGHTS.head
  weight: number
}

/** Searches by a full scan of the products as they are in a world now. */
export function bruteForce(db: Db, world = '') {
  const changes = db.select().from(productChange).where(eq(productChange.world, world)).all()
  const products = db
    .select()
    .from(product)
    .orderBy(product.id)
    .all()
    .map((row) => inWorld(row, changes))
  const vendorChanges = db.select().from(vendorChange).where(eq(vendorChange.world, world)).all()
  const isSuspended = (row: typeof vendor.$inferSelect) =>
    vendorChanges.find(({ vendorId }) => vendorId === row.id)?.isSuspended ?? row.isSuspended
  const suspended = new Set(
    db
      .select()
      .from(vendor)
      .all()
      .filter(isSuspended)
      .map(({ id }) => id),
  )
  const placeOf = new Map(products.map((row, i) => [row, i]))
  const isOn = (row: Product) => row.statusId === 'PUBLISHED' && row.stock > 0 && !suspended.has(row.vendorId)
  /** Of a group whose representatives are all sold the first that is not; of one without any its first is one. */
  function standsForGroup(row: Product): boolean {
    if (row.visibleOnGrid === 2) return true
    const group = products.filter(({ variantGroupId }) => variantGroupId !== null && variantGroupId === row.variantGroupId)
    const marked = group.filter(({ visibleOnGrid }) => visibleOnGrid === 2)
    const leaders = marked.length > 0 ? marked : group.slice(0, 1)
    return leaders.includes(row) || (leaders.length > 0 && !leaders.some(isOn) && group.find(isOn) === row)
  }
  const isOnGrid = new Map(products.map((row) => [row, standsForGroup(row) ? 2 : 1]))

  const names = readReferenceNames(db)
  const withParents = (list: 'categories' | 'materials', ids: readonly number[]) => [
    ...new Set(ids.flatMap((id) => names.withAncestors[list](id))),
  ]
  const valuesOf = (row: Product): Partial<Record<keyof typeof names.names, readonly (number | null)[]>> => ({
    categories: withParents('categories', row.categories),
    materials: withParents('materials', row.materials),
    styles: row.styles,
    colors: row.colors,
    eras: [row.eraId],
    classifications: [row.classificationId],
    manufacturers: [row.manufacturerId],
    designers: [row.designerId],
  })
  /** The values of a product whose names the text search covers, with the words of their names. */
  const namesOf = (row: Product) =>
    Object.entries(valuesOf(row)).flatMap(([list, ids]) =>
      names.names[list as keyof typeof names.names]
        .filter(({ id }) => ids.includes(id))
        .map((name) => ({ ...name, list, own: words(name.text) })),
    )
  /** A word that is all of a leaf's name tells more than a part of a name. */
  function fieldOf({ list, own, isParent }: ReturnType<typeof namesOf>[number]): Field {
    if (list === 'manufacturers' || list === 'designers') return 'maker'
    if (own.length > 1 || (isParent && list !== 'materials')) return 'attribute'
    return list === 'materials' ? 'material' : list === 'categories' ? 'category' : 'exactName'
  }
  const texts = products.map((row): Texts => {
    const name = words(row.name)
    const own: Texts = {
      head: name.slice(0, 1),
      name,
      material: [],
      exactName: [],
      category: [],
      attribute: [],
      maker: [],
      description: [],
    }
    for (const each of namesOf(row)) own[fieldOf(each)].push(...each.own)
    own.description.push(...words(textOfHtml(row.description)))
    return own
  })
  const all = new Set([...texts.flatMap((each) => Object.values(each).flat()), ...allNames(names).flatMap(words)])
  const vocabulary = new Vocabulary([...all].toSorted())

  /** Products with each word in the name, and products of each value with one of the words in its name. */
  function frequencyOf(terms: readonly number[]): number {
    const wanted = new Set(terms.map((term) => vocabulary.wordOf(term)))
    return products.reduce((sum, row, i) => {
      const values = namesOf(row).filter(({ own }) => own.some((word) => wanted.has(word)))
      return (
        sum + new Set(texts[i]?.name.filter((word) => wanted.has(word))).size + new Set(values.map(({ list, id }) => `${list} ${id}`)).size
      )
    }, 0)
  }
  const reading = readingOf(names)
  const erasIn = eraFinder(names)
  const correct = memoized(corrector({ vocabulary, frequency: memoized(frequencyOf), ...reading }))

  /** Every match of the words of a concept, by product. */
  function matchesOf(concept: Concept): Match[][] {
    const wordings = concept.own.length === 0 ? [] : wordingsOf(concept, vocabulary)
    const ways = wordings.map((way) => ({ ...way, words: way.words.map((terms) => new Set(terms.map((term) => vocabulary.wordOf(term)))) }))
    return texts.map((text) =>
      ways.flatMap(({ words: wanted, matchType, isModel }) => {
        const places = wanted.length === 1 ? WORD_PLACES : PHRASE_PLACES
        const isIn = ({ fields }: Place) => wanted.every((forms) => fields.some((field) => text[field].some((word) => forms.has(word))))
        return places.filter(isIn).map(({ place, weights, telling, model }) => {
          const own = { place, matchType, weight: weights[matchType], telling }
          return isModel && model !== undefined ? { ...own, weight: model, telling: 'model' as const } : own
        })
      }),
    )
  }

  const isSaid = ({ matchType }: Match) => matchType === 'form' || matchType === 'synonym'
  const isHead = (matches: readonly Match[], wanted: Match['matchType']) =>
    matches.some(({ place, matchType }) => (place === 'head' || place === 'phrase') && matchType === wanted)
  const isOf = (row: Product, kinds: readonly number[]) => withParents('categories', row.categories).some((id) => kinds.includes(id))

  function kindWeight({ kinds, subkinds, kindsBy }: Concept, row: Product, matches: readonly Match[]): number {
    const place = (ids: readonly number[], [byHead, bySynonym, other]: readonly [number, number, number]) =>
      !isOf(row, ids) ? 0 : isHead(matches, 'form') ? byHead : isHead(matches, 'synonym') ? bySynonym : other
    const { kindByHead, ownHead, kindBySynonym, kind, subkindByHead, subkindBySynonym, subkind } = KIND_WEIGHTS
    const isGuess = kindsBy !== 'name' && kinds.length + subkinds.length > 0
    return Math.max(
      isGuess && isHead(matches, 'form') ? ownHead : 0,
      isGuess && kindsBy === 'noun' && isHead(matches, 'synonym') ? kindBySynonym : 0,
      place(kinds, [kindByHead, kindBySynonym, kind]),
      place(subkinds, [subkindByHead, subkindBySynonym, subkind]),
    )
  }

  /** The products that a concept matches, by weight. */
  function hitsFor(concept: Concept, now: number, scratch: Scratch): ConceptHits {
    const { fact, own, synonyms } = concept
    const matches = matchesOf(concept)
    const tellingOf = (those: readonly Match[]): Telling => {
      const ofKind = products.some((row) => isOf(row, [...concept.kinds, ...concept.subkinds])) ? (['kind'] as const) : []
      return fact ? TELLING_OF_FACT[fact.kind] : mostTelling([...those.map(({ telling }) => telling), ...ofKind])
    }
    const weights = products.map((row, i) => {
      const those = matches[i] ?? []
      const isNamedMaterial = ['name', 'material'].every((place) => those.some((match) => isSaid(match) && match.place === place))
      return Math.max(
        isNamedMaterial ? NAMED_MATERIAL_WEIGHT : 0,
        fact ? factWeight(fact, row, now) : kindWeight(concept, row, those),
        ...those.map(({ weight }) => weight),
      )
    })
    const isValue = fact !== null || matches.flat().some((match) => isSaid(match) && VALUE_FIELDS.includes(match.place))
    const rowsWhere = (is: (row: number) => boolean) => setOf(products.length, is)
    const inName = rowsWhere(() => true)
    const hits = (weighed: readonly number[], rest: Pick<ConceptHits, 'telling' | 'typed' | 'called'>) => {
      const levels = [...new Set(weighed)].filter(Boolean).map((weight) => ({ weight, rows: rowsWhere((row) => weighed[row] === weight) }))
      return hitsOf(scratch, levels, { inName, isValue, ...rest })
    }
    if (concept.isExcluded) {
      // What lacks a concept, what says so first; words of descriptions exclude nothing, and what nothing has is not told.
      const has = weights.map((weight) => weight > WEIGHTS.description.form)
      const phrases = [own, ...synonyms].filter(({ length }) => length > 0).map((phrase) => [SAYS_WITHOUT, ...phrase])
      const says = (row: number) => isNamed(row, phrases)
      const lacking = has.map((each, row) => (says(row) ? FACT_WEIGHTS.saidWithout : !each && has.includes(true) ? FACT_WEIGHTS.bounds : 0))
      return hits(lacking, { telling: 'price', typed: 'price', called: rowsWhere(says) })
    }
    const isCalled = (those: readonly Match[]) => those.some((each) => isSaid(each) && ['head', 'phrase', 'name'].includes(each.place))
    return hits(weights, {
      telling: tellingOf(matches.flat()),
      typed: tellingOf(matches.flat().filter(isSaid)),
      called: rowsWhere((row) => isCalled(matches[row] ?? [])),
    })
  }

  function isNamed(row: number, phrases: readonly (readonly string[])[]): boolean {
    return phrases.some((phrase) => phrase.every((word) => texts[row]?.name.some((own) => isSameWord(own, word)) === true))
  }

  function factWeight(fact: Fact, row: Product, now: number): number {
    const place = placeOf.get(row) ?? 0
    const isWithin = (own: number | null, { from = -Infinity, to = Infinity }: Bounds) => own !== null && own >= from && own <= to
    const fits = ([length, ...others]: readonly number[], sides: readonly Side[], degree: 'exact' | 'close'): boolean =>
      length === undefined ||
      sides.some((side, i) => isWithin(row[side], tolerated(length, degree)) && fits(others, sides.toSpliced(i, 1), degree))
    switch (fact.kind) {
      case 'price':
        return isWithin(effectivePrice(row, now) / 100, fact) ? FACT_WEIGHTS.bounds : 0
      case 'length':
        return isWithin(row[fact.side], fact) ? FACT_WEIGHTS.bounds : 0
      case 'size': {
        const sides = fact.side === null ? SIDES : [fact.side]
        return fits(fact.lengths, sides, 'exact') ? FACT_WEIGHTS.exactSize : fits(fact.lengths, sides, 'close') ? FACT_WEIGHTS.closeSize : 0
      }
      case 'set':
        return isNamed(place, fact.phrases) ? FACT_WEIGHTS.set : isNamed(place, fact.others) ? FACT_WEIGHTS.likeSet : 0
      case 'value': {
        const own = { categories: row.categories, condition: [row.conditionId], vendor: [row.vendorId], manufacturer: [row.manufacturerId] }
        const { categories, ...rest } = { ...own, designer: [row.designerId], colors: row.colors, styles: row.styles }
        const all: Record<typeof fact.list, readonly (number | null)[]> = { ...rest, categories: withParents('categories', categories) }
        return fact.ids.some((id) => all[fact.list].includes(id)) ? FACT_WEIGHTS.value : 0
      }
      case 'promo':
        return openPromo(row, now) === null ? 0 : FACT_WEIGHTS.bounds
      case 'order':
        return FACT_WEIGHTS.bounds
      case 'years':
        if (fact.year !== null && texts[place]?.name.includes(fact.year)) return FACT_WEIGHTS.year
        return row.eraId !== null && erasIn(fact).includes(row.eraId) ? FACT_WEIGHTS.years : 0
    }
  }

  function search({ body, page, perPage, now, language = 'pl' }: SearchRequest): Answer {
    const scratch = new Scratch(products.length)
    const found = readQuery(body.textSearch ?? '', { ...reading, language, correct }).map((concept) => ({
      concept,
      hits: hitsFor(concept, now, scratch),
    }))
    const isBase = products.map((row) => isOn(row) && (body.visibleOnGrid === undefined || isOnGrid.get(row) === body.visibleOnGrid))
    const base = setOf(products.length, (row) => isBase[row] === true)
    const matched = matchAll(found, { text: body.textSearch ?? '', base, scratch })
    const price = (row: Product) => effectivePrice(row, now)
    const isPromo = (row: Product) => openPromo(row, now) !== null
    const ids = (facet: ListFacet | 'tags') => (row: Product) => {
      const list: ListProperty = PRODUCT_LISTS[facet]
      const own = [row[list.column] ?? []].flat()
      return list.tree ? withParents(list.tree, own) : own
    }
    const number =
      (property: OrderedProperty) =>
      (row: Product): number | null =>
        'timed' in property ? TIMED_NUMBERS[property.timed](row, now) : row[property.column]
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
    if (body.visibleOnGrid !== undefined) tests['visibleOnGrid'] = (row) => isOnGrid.get(row) === body.visibleOnGrid
    const model = products.find(({ id }) => id === body.similarTo)
    if (model) tests['similarTo'] = (row) => row.id !== model.id
    const order: SortProperty | undefined = body.orderBy && ORDER_PROPERTIES[body.orderBy.order]
    if (matched) tests['text'] = (row) => matched.rows.has(placeOf.get(row) ?? 0)

    const without = (left: string) =>
      products.filter((row) => isOn(row) && Object.entries(tests).every(([name, test]) => name === left || test(row)))
    // Another filter than the category shows all variants.
    const isCategoryGrid = body.visibleOnGrid === 2 && Object.keys(tests).toSorted().join() === 'categories,visibleOnGrid'
    const isWhole = Object.keys(tests).length === 0
    const withChoice = (facet: FacetName) => {
      // To choose a category alone begins a grid.
      if (facet === 'categories' && isWhole) return products.filter((row) => isOn(row) && isOnGrid.get(row) === 2)
      if (facet === 'categories' || !isCategoryGrid) return without(facet)
      return products.filter((row) => isOn(row) && tests['categories']?.(row))
    }
    const answerOf = (facet: FacetName) => {
      const rows = withChoice(facet)
      const counted = (choices: readonly number[], has: (row: Product, id: number) => boolean) =>
        choices.map((id) => ({ id, count: rows.filter((row) => has(row, id)).length })).filter(({ count }) => count > 0)
      if (isOfKind(facet, 'ids')) {
        const known = [...new Set(products.flatMap(ids(facet)))].sort((a, b) => a - b)
        return counted(known, (row, id) => ids(facet)(row).includes(id))
      }
      if (isOfKind(facet, 'number')) return counted(FACETS[facet].choices, (row, id) => atMost(facet, id)(row))
      if (isOfKind(facet, 'flag')) return rows.filter(flag(facet)).length
      const own = rows.flatMap((row) => amount(facet)(row) ?? [])
      return own.length === 0 ? null : { min: Math.min(...own), max: Math.max(...own) }
    }

    const relevance = (row: Product) =>
      found.reduce((sum, { hits }) => sum + (hits.levels.find(({ rows }) => rows.has(placeOf.get(row) ?? 0))?.weight ?? 0), 0)
    const byPrice = found.map(({ concept }) => concept.fact).find((fact) => fact?.kind === 'order')
    const shares = (row: Product, property: 'styles' | 'colors') => Number(row[property].some((id) => model?.[property].includes(id)))
    const byDefault = (row: Product) => [-Number(row.isBestseller), -row.createdAt]
    /** Numbers by which a product comes before others, the first one that differs decides. */
    const keysOf = (row: Product): number[] => {
      if (order) {
        const own = number(order)(row) ?? NaN
        return [(body.orderBy?.dir ?? order.dir) === 'desc' ? -own : own]
      }
      const distance = Math.abs(Math.log(Math.max(price(row), 1) / Math.max(price(model ?? row), 1)))
      if (model) return [-shares(row, 'styles'), -shares(row, 'colors'), distance]
      return [-relevance(row), ...(byPrice ? [byPrice.isDescending ? -price(row) : price(row)] : byDefault(row))]
    }
    const inOrder = (rows: readonly Product[], keysOf: (row: Product) => number[]) => {
      const keyed = rows.map((row) => ({ row, keys: keysOf(row) }))
      const difference = (a: readonly number[], b: readonly number[]) => a.map((key, i) => key - (b[i] ?? 0)).find((each) => each !== 0)
      return keyed.sort((a, b) => difference(a.keys, b.keys) ?? b.row.id - a.row.id).map(({ row }) => row)
    }
    const sorted = inOrder(without(''), keysOf)
    const style = (row: Product) => shares(row, 'styles')
    // How many nearer ones of the same style, or of none of it, have the picture already.
    const isAgain = (row: Product) => (other: Product) =>
      row.photos.length > 0 && other.photos[0] === row.photos[0] && style(other) === style(row)
    const turns = new Map(model && !order ? sorted.map((row, at) => [row, sorted.slice(0, at).filter(isAgain(row)).length]) : [])
    const hits = model && !order ? inOrder(sorted, (row) => [-style(row), turns.get(row) ?? 0, sorted.indexOf(row)]) : sorted
    const understood = matched && understoodText(matched, { language, reference: names, ...reading })
    return {
      ...(understood && { understood }),
      total: hits.length,
      ids: hits.slice((page - 1) * perPage, page * perPage).map((row) => row.id),
      facets: Object.fromEntries(facetNames().map((facet) => [FACETS[facet].wire, answerOf(facet)])) as WireFacets,
    }
  }

  return { search }
}

function setOf(size: number, is: (row: number) => boolean): Bitset {
  const rows = new Bitset(size)
  for (let row = 0; row < size; row++) if (is(row)) rows.add(row)
  return rows
}

function memoized<Args extends unknown[], T>(make: (...args: Args) => T): (...args: Args) => T {
  const known = new Map<string, T>()
  return (...args) => {
    const key = JSON.stringify(args)
    const value = known.get(key) ?? make(...args)
    known.set(key, value)
    return value
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
