// Brute-force oracle: gives the index's results by scanning every product. Long, because it shares nothing with the index but the reading
// of a text and the tables, so that both are not wrong alike.
import { FACETS, type FacetName, facetNames, FLAG_FACETS, type FlagFacet, isOfKind, LIST_FACETS } from '#app/domain/search/facets.ts'
import { type ListFacet, NUMBER_FACETS, type NumberFacet, RANGE_FACETS, type RangeFacet } from '#app/domain/search/facets.ts'
import type { WireFacets, WireSearchBody, WireUnderstood } from '#app/shop-api/contract/search.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { product, referenceItem, vendor } from '#db/catalog-tables.ts'
import { productChange, vendorChange } from '#db/shop-change-tables.ts'
import { effectivePrice, openPromo, TIMED_NUMBERS } from '../../pricing/promo.ts'
import { moreTelling, PHRASE_WEIGHTS } from '../concept-hits.ts'
import { endingOf } from '../polish-stem.ts'
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
import { typoDistance } from '../typo-distance.ts'
import { isSameWord, SHORTEST_FORM } from '../word-forms.ts'
import { isByOtherName } from '../text-query.ts'
import { understoodText } from '../understood-text.ts'
import { words } from '../words.ts'
import type { SearchRequest } from '../../shop-search.ts'
import { eraFinder } from '../eras-in.ts'
import { TELLING_OF_FACT } from '../fact-hits.ts'
import { corrector } from '../reading/correct-word.ts'
import { type Bounds, type Fact, type Side, SIDES, tolerated } from '../reading/facts.ts'
import { lexiconOf } from '../reading/lexicon.ts'
import { readingOf } from '../reading/reading.ts'
import { spellings } from '../reading/spellings.ts'
import { allNames, readReferenceNames } from '../reference-names.ts'
import {
  evidenceOf,
  FACT_WEIGHTS,
  type Field,
  FIELDS,
  KIND_WEIGHTS,
  type MatchType,
  MODEL_WEIGHT,
  NAMED_MATERIAL_WEIGHT,
  RESPELLED_MODEL_WEIGHT,
  SAYS_WITHOUT,
  saysEnough,
  type Telling,
  TELLING_OF_FIELD,
  TRUST,
  VALUE_FIELDS,
  WEIGHTS,
} from '../relevance-weights.ts'
import { textOfHtml } from '../text-of-html.ts'

type Product = typeof product.$inferSelect
type Answer = { total: number; ids: number[]; facets: WireFacets; understood?: WireUnderstood }
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
  const wordsOfValues = memoizedByText(
    (list: string, ids: readonly number[], exactName: 'exactName' | 'material' | 'category' = 'exactName') => {
      const all = ids.flatMap((id) =>
        listed(list, id).map(({ data }) => ({
          own: words(String(data['translation'] ?? data['name'])),
          isParent: reference.some((row) => row.list === list && row.data['parentId'] === id),
        })),
      )
      const isExactName = ({ own, isParent }: (typeof all)[number]) => own.length === 1 && (!isParent || list === 'materials')
      return {
        [exactName]: all.filter(isExactName).flatMap(({ own }) => own),
        attribute: all.filter((each) => !isExactName(each)).flatMap(({ own }) => own),
      }
    },
  )
  const texts = new Map<number, Texts>(
    products.map((row) => {
      const values = [
        wordsOfValues('categories', withParents('categories', row.categories), 'category'),
        wordsOfValues('materials', withParents('materials', row.materials), 'material'),
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
          material: values.flatMap((each) => each['material'] ?? []),
          exactName: values.flatMap((each) => each['exactName'] ?? []),
          category: values.flatMap((each) => each['category'] ?? []),
          attribute: values.flatMap((each) => each['attribute'] ?? []),
          maker: [...namesOf('manufacturers', row.manufacturerId), ...namesOf('designers', row.designerId)],
          description: words(textOfHtml(row.description)),
        },
      ]
    }),
  )
  const allTexts = [...texts.values()]
  const vocabulary = new Set([
    ...allTexts.flatMap((each) => Object.values(each).flat()),
    ...[...vendors.values()].flatMap((row) => words(row.name)),
    ...reference.flatMap(({ data }) => words(String(data['translation'] ?? data['name']))),
  ])

  const names = readReferenceNames(db)
  const reading = readingOf(names)
  const erasIn = eraFinder(names)
  const written = spellings(allNames(names))
  const asWritten = (word: string) => written.get(word) ?? word
  const spelled = [...vocabulary].toSorted()
  const correct = memoizedByText(
    corrector({
      vocabulary: {
        has: (word) => vocabulary.has(word),
        formsOf: (word) => spelled.filter((each) => isSameWord(each, word)),
        startingWith: (prefix) => spelled.filter((each) => each.startsWith(prefix)),
        near: (word, limit, begin = '') =>
          spelled.filter((each) => each !== word && each.startsWith(begin) && typoDistance(each, word, limit) <= limit),
      },
      frequency: (terms) => frequencyOf(terms),
      ...lexiconOf(names),
    }),
  )

  /** Products with each word in the name, and products of each value with one of the words in its name. */
  function frequencyOf(terms: readonly string[]): number {
    const inNames = terms.map((term) => allTexts.filter((each) => each.name.includes(term)).length)
    const values = ['categories', 'materials', 'styles', 'colors', 'eras', 'classifications', 'manufacturers', 'designers'] as const
    const inValues = values.flatMap((list) => {
      const ids = new Set(names.names[list].filter(({ text }) => words(text).some((word) => terms.includes(word))).map(({ id }) => id))
      return [...ids].map((id) => products.filter((row) => valuesOf(list, row).includes(id)).length)
    })
    return [...inNames, ...inValues].reduce((sum, count) => sum + count, 0)
  }

  function valuesOf(list: string, row: Product): readonly (number | null)[] {
    const own: Record<string, readonly (number | null)[]> = {
      categories: withParents('categories', row.categories),
      materials: withParents('materials', row.materials),
      styles: row.styles,
      colors: row.colors,
      eras: [row.eraId],
      classifications: [row.classificationId],
      manufacturers: [row.manufacturerId],
      designers: [row.designerId],
    }
    return own[list] ?? []
  }

  const isOn = (row: Product) => row.statusId === 'PUBLISHED' && row.stock > 0 && vendors.get(row.vendorId)?.isSuspended === false

  /** How one word of a query matches a text, by match type. */
  function matchTypes(wanted: string, { kinds, isPlain, isMakerName: isName }: Concept): [MatchType, (word: string) => boolean][] {
    const begins = [...vocabulary].some((word) => word.startsWith(wanted))
    const isShort = wanted.length < SHORTEST_FORM && vocabulary.has(wanted)
    const isUnfinished = !isPlain && kinds.length === 0 && begins && !vocabulary.has(wanted) && endingOf(wanted) !== undefined
    const form: [MatchType, (word: string) => boolean] = [
      isUnfinished ? 'typo' : 'form',
      (word) => (isName || isShort ? word === wanted : isSameWord(word, wanted)),
    ]
    return isPlain ? [form] : [form, ['prefix', (word) => word.startsWith(wanted)]]
  }

  const isInAny = (found: Texts, fields: readonly Field[], is: (word: string) => boolean) => fields.some((field) => found[field].some(is))

  /** One wording of a concept: its weight in a text, whether the text begins with it, and how telling it is. */
  interface Way {
    matchType: MatchType
    weight: (found: Texts) => number
    isHead: (found: Texts) => boolean
    /** Whether a form or synonym of one word is in a field. */
    isIn: (found: Texts, field: Field) => boolean
    telling: Telling
  }

  function wordWay(wanted: string, test: (word: string) => boolean, matchType: MatchType): Way {
    const is = memoized(test)
    const isModel = matchType === 'form' && /\d/.test(wanted)
    const weightOf = (field: Field) => (isModel && field === 'name' ? MODEL_WEIGHT : WEIGHTS[field][matchType])
    const tells = FIELDS.filter((field) => allTexts.some((each) => each[field].some(is)))
    return {
      matchType,
      weight: (found) => Math.max(0, ...FIELDS.filter((field) => found[field].some(is)).map(weightOf)),
      isIn: (found, field) => (matchType === 'form' || matchType === 'synonym') && found[field].some(is),
      isHead: (found) => found.head.some(is),
      telling: mostTelling(tells.map((field) => (isModel && field === 'name' ? 'model' : TELLING_OF_FIELD[field]))),
    }
  }

  function phraseWay(tests: readonly ((word: string) => boolean)[], matchType: MatchType, isModel: boolean): Way {
    const isEach = tests.map(memoized)
    const hasAll = (found: Texts, fields: readonly Field[]) => isEach.every((is) => isInAny(found, fields, is))
    const isKnown = tests.every((test) => [...vocabulary].some(test))
    const levels = PHRASE_WEIGHTS.map(({ fields, weight }, at) => {
      const telling: Telling = at === 0 ? (isModel ? 'model' : 'name') : at === 1 ? 'value' : 'description'
      return { fields, weight: at === 0 && isModel ? RESPELLED_MODEL_WEIGHT : weight[matchType], telling }
    })
    return {
      matchType,
      weight: (found) => (isKnown ? Math.max(0, ...levels.filter(({ fields }) => hasAll(found, fields)).map(({ weight }) => weight)) : 0),
      isIn: () => false,
      isHead: (found) => isKnown && hasAll(found, ['name']),
      telling: mostTelling(
        levels.filter(({ fields }) => isKnown && allTexts.some((each) => hasAll(each, fields))).map(({ telling }) => telling),
      ),
    }
  }

  function sameWords(phrase: readonly string[], matchType: MatchType): Way {
    const tests = phrase.map((each) => (word: string) => isSameWord(word, each))
    const [only] = tests
    const isModel = matchType === 'form' && phrase.some((each) => /\d/.test(each) && vocabulary.has(each))
    return tests.length === 1 && only ? wordWay(phrase[0] ?? '', only, matchType) : phraseWay(tests, matchType, isModel)
  }

  /** Every way in which the words of a concept can match. */
  function waysOf(concept: Concept): Way[] {
    const { own, spellings, synonyms, corrected, isPlain } = concept
    const [word = ''] = own
    const asTyped =
      own.length === 1
        ? matchTypes(word, concept).map(([matchType, is]) => wordWay(word, is, matchType))
        : [
            sameWords(own, 'form'),
            phraseWay(
              own.map((each) => (other: string) => (!isPlain && other.startsWith(each)) || isSameWord(other, each)),
              'prefix',
              false,
            ),
          ]
    return [
      ...asTyped,
      ...spellings.map((each) => sameWords(each, 'form')),
      ...synonyms.map((each) => sameWords(each, 'synonym')),
      ...(corrected === null ? [] : [wordWay(corrected, (other) => other.startsWith(corrected), 'typo')]),
    ]
  }

  interface Counted extends Wanted {
    count: number
  }

  interface Wanted {
    concept: Concept
    /** Relevance of the concept in a product; 0 when it does not match. */
    weight: (row: Product) => number
    telling: Telling
    /** The same without prefixes. */
    typed: Telling
    /** Whether the name has what was typed, or a synonym of it. */
    isCalled: (row: Product) => boolean
    hits: { isValue: boolean }
  }

  const isTyped = ({ matchType }: Way) => matchType === 'form' || matchType === 'synonym'

  function wantedOf(concept: Concept, now: number): Wanted {
    const ways = concept.own.length === 0 ? [] : waysOf(concept)
    const kindWeight = (row: Product, found: Texts) => {
      const own = withParents('categories', row.categories)
      const isHead = (matchType: MatchType) => ways.some((way) => way.matchType === matchType && way.isHead(found))
      const place = (ids: readonly number[], [byHead, bySynonym, other]: readonly [number, number, number]) =>
        !ids.some((id) => own.includes(id)) ? 0 : isHead('form') ? byHead : isHead('synonym') ? bySynonym : other
      const { kindByHead, ownHead, kindBySynonym, kind, subkindByHead, subkindBySynonym, subkind } = KIND_WEIGHTS
      const isGuess = concept.kindsBy !== 'name' && concept.kinds.length + concept.subkinds.length > 0
      return Math.max(
        isGuess && isHead('form') ? ownHead : 0,
        isGuess && concept.kindsBy === 'noun' && isHead('synonym') ? kindBySynonym : 0,
        place(concept.kinds, [kindByHead, kindBySynonym, kind]),
        place(concept.subkinds, [subkindByHead, subkindBySynonym, subkind]),
      )
    }
    const isOfKind = (row: Product) =>
      [...concept.kinds, ...concept.subkinds].some((id) => withParents('categories', row.categories).includes(id))
    const { fact } = concept
    const tellingOf = (those: readonly Way[]): Telling =>
      fact
        ? TELLING_OF_FACT[fact.kind]
        : mostTelling([...those.map(({ telling }) => telling), ...(products.some(isOfKind) ? ['kind' as const] : [])])
    const telling = tellingOf(ways)
    const plain = {
      concept,
      weight: (row: Product) => {
        const found = texts.get(row.id)
        if (!found) return 0
        const isNamedMaterial = (['name', 'material'] as const).every((field) => ways.some((way) => way.isIn(found, field)))
        return Math.max(
          isNamedMaterial ? NAMED_MATERIAL_WEIGHT : 0,
          fact ? factWeight(fact, row, now) : kindWeight(row, found),
          ...ways.map((way) => way.weight(found)),
        )
      },
      telling,
      typed: tellingOf(ways.filter(isTyped)),
      isCalled: (row: Product) => {
        const found = texts.get(row.id)
        return found !== undefined && ways.filter(isTyped).some((way) => way.isHead(found) || way.isIn(found, 'name'))
      },
      hits: {
        isValue:
          fact !== null || ways.some((way) => isTyped(way) && allTexts.some((each) => VALUE_FIELDS.some((field) => way.isIn(each, field)))),
      },
    }
    return concept.isExcluded ? without(plain) : plain
  }

  /** What lacks a concept, what says so first; words of descriptions exclude nothing, and what nothing has is not told. */
  function without(plain: Wanted): Wanted {
    const { own, synonyms } = plain.concept
    const has = (row: Product) => plain.weight(row) > WEIGHTS.description.form
    const isKnown = products.some(has)
    const says = (row: Product) =>
      [own, ...synonyms].some(
        (phrase) =>
          phrase.length > 0 &&
          [SAYS_WITHOUT, ...phrase].every((word) => texts.get(row.id)?.name.some((own) => isSameWord(own, word)) === true),
      )
    const weight = (row: Product) => (says(row) ? FACT_WEIGHTS.saidWithout : isKnown && !has(row) ? FACT_WEIGHTS.bounds : 0)
    return { ...plain, weight, telling: 'price', typed: 'price', isCalled: says }
  }

  function factWeight(fact: Fact, row: Product, now: number): number {
    const name = texts.get(row.id)?.name ?? []
    const isNamed = (phrases: readonly (readonly string[])[]) =>
      phrases.some((phrase) => phrase.every((word) => name.some((own) => isSameWord(own, word))))
    const isWithin = (own: number | null, { from = -Infinity, to = Infinity }: Bounds) => own !== null && own >= from && own <= to
    const fits = (lengths: readonly number[], sides: readonly Side[], degree: 'exact' | 'close'): boolean => {
      const [length, ...others] = lengths
      if (length === undefined) return true
      return sides.some(
        (side) =>
          isWithin(row[side], tolerated(length, degree)) &&
          fits(
            others,
            sides.filter((each) => each !== side),
            degree,
          ),
      )
    }
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
        return isNamed(fact.phrases) ? FACT_WEIGHTS.set : isNamed(fact.others) ? FACT_WEIGHTS.likeSet : 0
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
        if (fact.year !== null && name.includes(fact.year)) return FACT_WEIGHTS.year
        return row.eraId !== null && erasIn(fact).includes(row.eraId) ? FACT_WEIGHTS.years : 0
    }
  }

  /** The concepts that every hit has: all, or those left when the least telling were dropped. */
  function kept(required: readonly Wanted[], base: readonly Product[]): readonly Wanted[] {
    const has = (those: readonly Wanted[]) => base.some((row) => those.every(({ weight }) => weight(row) > 0))
    if (has(required) || required.length < 2 || required.length > 12) return required
    const counted = required.map((each) => ({ ...each, count: base.filter((row) => each.weight(row) > 0).length }))
    const evidence = ({ telling, count }: Counted) => evidenceOf(telling, count, base.length)
    const isTelling = (those: readonly Counted[]) => {
      const losesWords = required.some(({ concept }) => concept.own.length > 0 && !those.some((each) => each.concept === concept))
      return those.some(({ concept, telling, typed, count }) => {
        if (concept.own.length === 0 || concept.isExcluded || (losesWords && concept.isGuess)) return false
        return saysEnough(losesWords ? typed : telling, count, base.length)
      })
    }
    let rest = counted.filter(({ count }) => count > 0).sort((a, b) => evidence(a) - evidence(b))
    while (rest.length > 0 && isTelling(rest)) {
      const fewer = rest.map((left) => rest.filter((each) => each !== left)).filter((those) => those.length > 0 && isTelling(those))
      const found = [rest, ...fewer].find(has)
      if (found) return found
      rest = rest.slice(1)
    }
    return required
  }

  function droppedOf(wanted: readonly Wanted[], needed: readonly Wanted[], base: readonly Product[]): Concept[] {
    const found = base.filter((row) => needed.every(({ weight }) => weight(row) > 0))
    const required = wanted.filter(({ concept }) => !concept.isOptional)
    const isNeeded = ({ concept }: Wanted) => needed.some((each) => each.concept === concept)
    const isDescribed = (each: Wanted) =>
      isNeeded(each) &&
      each.concept.own.length > 0 &&
      !each.concept.isExcluded &&
      TRUST[each.telling] >= TRUST.name &&
      found.length > 0 &&
      !found.some((row) => each.weight(row) > WEIGHTS.description.form)
    const isMissed = ({ concept, weight }: Wanted) => concept.isOptional && concept.isWeak && found.some((row) => weight(row) === 0)
    return [...required.filter((each) => !isNeeded(each)), ...required.filter(isDescribed), ...wanted.filter(isMissed)].map(
      ({ concept }) => concept,
    )
  }

  function substitutedIn(needed: readonly Wanted[], dropped: readonly Concept[], base: readonly Product[]): Concept[] {
    const found = base.filter((row) => needed.every(({ weight }) => weight(row) > 0))
    return needed
      .filter(({ concept }) => isByOtherName(concept) && !dropped.includes(concept))
      .filter(({ isCalled }) => found.length > 0 && !found.some(isCalled))
      .map(({ concept }) => concept)
  }

  function search({ body, page, perPage, now, language = 'pl' }: SearchRequest): Answer {
    const wanted = readQuery(body.textSearch ?? '', { ...reading, language, correct }).map((concept) => wantedOf(concept, now))
    const base = products.filter((row) => isOn(row) && (body.visibleOnGrid === undefined || row.visibleOnGrid === body.visibleOnGrid))
    const needed = kept(
      wanted.filter(({ concept }) => !concept.isOptional),
      base,
    )
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
    if (body.visibleOnGrid !== undefined) tests['visibleOnGrid'] = (row) => row.visibleOnGrid === body.visibleOnGrid
    const model = products.find(({ id }) => id === body.similarTo)
    if (model) tests['similarTo'] = (row) => row.id !== model.id
    const order: SortProperty | undefined = body.orderBy && ORDER_PROPERTIES[body.orderBy.order]
    if (order?.without === 'left out') tests['order'] = (row) => number(order)(row) !== null
    // Signs without letters are nowhere.
    if (wanted.length === 0 && (body.textSearch ?? '').trim() !== '') tests['text'] = () => false
    if (wanted.length > 0) tests['text'] = (row) => needed.every(({ weight }) => weight(row) > 0)

    const without = (left: string) =>
      products.filter((row) => isOn(row) && Object.entries(tests).every(([name, test]) => name === left || test(row)))
    // Another filter than the category shows all variants.
    const isCategoryGrid = body.visibleOnGrid === 2 && Object.keys(tests).toSorted().join() === 'categories,visibleOnGrid'
    const withChoice = (facet: FacetName) => {
      if (facet === 'categories' || !isCategoryGrid) return without(facet)
      return products.filter((row) => isOn(row) && tests['categories']?.(row))
    }
    const counts = (facet: ListFacet) => {
      const found = withChoice(facet).flatMap(ids(facet))
      return [...new Set(found)].sort((a, b) => a - b).map((id) => ({ id, count: found.filter((each) => each === id).length }))
    }
    const ends = (facet: RangeFacet) => {
      const found = withChoice(facet).flatMap((row) => amount(facet)(row) ?? [])
      return found.length === 0 ? null : { min: Math.min(...found), max: Math.max(...found) }
    }
    const offered = (facet: NumberFacet) =>
      FACETS[facet].choices
        .map((id) => ({ id, count: withChoice(facet).filter(atMost(facet, id)).length }))
        .filter(({ count }) => count > 0)
    const answerOf = (facet: FacetName) => {
      if (isOfKind(facet, 'ids')) return counts(facet)
      if (isOfKind(facet, 'range')) return ends(facet)
      return isOfKind(facet, 'number') ? offered(facet) : withChoice(facet).filter(flag(facet)).length
    }

    const sums = new Map<Product, number>()
    const relevance = (row: Product) => {
      const sum = sums.get(row) ?? wanted.reduce((sum, { weight }) => sum + weight(row), 0)
      sums.set(row, sum)
      return sum
    }
    const usual = [relevance, (row: Product) => Number(row.isBestseller), (row: Product) => row.createdAt].map((key) => ({ key, sign: -1 }))
    const byPrice = wanted.map(({ concept }) => concept.fact).find((fact) => fact?.kind === 'order')
    const ties = byPrice
      ? [
          { key: relevance, sign: -1 },
          { key: price, sign: byPrice.isDescending ? -1 : 1 },
        ]
      : usual

    const keysOf = ({ order, dir }: NonNullable<WireSearchBody['orderBy']>) => {
      const property: SortProperty = ORDER_PROPERTIES[order]
      const own = number(property)
      const first = { key: (row: Product) => Number(own(row) === null), sign: 1 }
      const byNumber = { key: (row: Product) => own(row) ?? 0, sign: (dir ?? property.dir) === 'desc' ? -1 : 1 }
      const byDefault = usual.map(({ key, sign }) => ({ key: (row: Product) => (own(row) === null ? key(row) : 0), sign }))
      return [first, byNumber, ...byDefault.slice(1)]
    }
    const shares = (property: 'styles' | 'colors') => (row: Product) => Number(row[property].some((id) => model?.[property].includes(id)))
    const byLikeness = [
      { key: shares('styles'), sign: -1 },
      { key: shares('colors'), sign: -1 },
      { key: (row: Product) => Math.abs(Math.log(Math.max(price(row), 1) / Math.max(price(model ?? row), 1))), sign: 1 },
    ]
    const keys = body.orderBy ? keysOf(body.orderBy) : model ? byLikeness : ties
    const sorted = without('').sort((a, b) => {
      for (const { key, sign } of keys) if (key(a) !== key(b)) return sign * (key(a) - key(b))
      return b.id - a.id
    })
    const sharesStyle = shares('styles')
    // How many nearer ones of the same style, or of none of it, have the picture already.
    const turn = (row: Product) =>
      sorted
        .slice(0, sorted.indexOf(row))
        .filter((other) => row.photos.length > 0 && other.photos[0] === row.photos[0] && sharesStyle(other) === sharesStyle(row)).length
    const turns = new Map(sorted.map((row) => [row, turn(row)]))
    const isByLikeness = keys === byLikeness
    const hits = isByLikeness
      ? sorted.toSorted((a, b) => sharesStyle(b) - sharesStyle(a) || (turns.get(a) ?? 0) - (turns.get(b) ?? 0))
      : sorted
    const dropped = droppedOf(wanted, needed, base)
    const substituted = substitutedIn(needed, dropped, base)
    const understood = understoodText({ found: wanted, dropped, substituted }, { language, reference: names, index: { asWritten } })
    return {
      ...(understood && { understood }),
      total: hits.length,
      ids: hits.slice((page - 1) * perPage, page * perPage).map((row) => row.id),
      facets: Object.fromEntries(facetNames().map((facet) => [FACETS[facet].wire, answerOf(facet)])) as WireFacets,
    }
  }

  return { search, vocabulary }
}

function mostTelling(all: readonly Telling[]): Telling {
  return all.reduce(moreTelling, 'unmatched')
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
