// The same answers as the index, in the plainest way: every product is looked at for every question.
import type { WireFacets, WireSearchBody } from '#app/shop-api/contract/search.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { product, referenceItem, vendor } from '#db/catalogue-tables.ts'
import { productChange, vendorChange } from '#db/trade-tables.ts'
import { effectivePrice, openPromo } from '../../wire/promo.ts'
import { polishStem } from '../polish-stem.ts'
import { typoDistance } from '../typo-distance.ts'
import { textOfHtml, words } from '../words.ts'

type Product = typeof product.$inferSelect
type Answer = { total: number; ids: number[]; facets: WireFacets }
type Test = (product: Product) => boolean

interface Texts {
  name: string[]
  attributes: string[]
  description: string[]
}

/** Searches by looking at all products, as they are in a world now. */
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

  const texts = new Map<number, Texts>(
    products.map((row) => [
      row.id,
      {
        name: words(row.name),
        attributes: [
          ...words(vendors.get(row.vendorId)?.name ?? ''),
          ...namesOf('manufacturers', row.manufacturerId),
          ...namesOf('designers', row.designerId),
          ...withParents('categories', row.categories).flatMap((id) => namesOf('categories', id)),
          ...row.styles.flatMap((id) => namesOf('styles', id)),
        ],
        description: words(textOfHtml(row.description)),
      },
    ]),
  )
  const vocabulary = new Set([
    ...[...texts.values()].flatMap(({ name, attributes, description }) => name.concat(attributes, description)),
    ...reference.filter((row) => row.list !== 'materials').flatMap(({ data }) => words(String(data['translation'] ?? data['name']))),
    ...[...vendors.values()].flatMap((row) => words(row.name)),
  ])

  const known = (wanted: string) => [...vocabulary].some((word) => word.startsWith(wanted) || isForm(word, wanted))

  const isOn = (row: Product) => row.statusId === 'PUBLISHED' && row.stock > 0 && vendors.get(row.vendorId)?.isSuspended === false

  /** Tests for a word's own forms and for what else stands for it. */
  function meanings(wanted: string): { isOwn: (word: string) => boolean; isOther: (word: string) => boolean } {
    const isOwn = (word: string) => isForm(word, wanted)
    if (known(wanted)) return { isOwn, isOther: (word) => word.startsWith(wanted) }
    const limit = wanted.length < 8 ? 1 : 2
    const near = wanted.length < 4 ? [] : [...vocabulary].filter((word) => [...word][0] === [...wanted][0])
    const least = Math.min(...near.map((word) => typoDistance(word, wanted, limit)))
    const nearest = near.filter((word) => least <= limit && typoDistance(word, wanted, limit) === least)
    return { isOwn, isOther: (word) => nearest.some((each) => isForm(word, each)) }
  }

  /** What a word of a query is worth in a product: 0 when it is not there. */
  function worth(row: Product, { isOwn, isOther }: ReturnType<typeof meanings>): number {
    const found = texts.get(row.id)
    if (!found) return 0
    if (found.name.some(isOwn)) return 8
    if (found.name.some(isOther)) return 6
    const isAny = (word: string) => isOwn(word) || isOther(word)
    if (found.attributes.some(isAny)) return 3
    return found.description.some(isAny) ? 1 : 0
  }

  function search({ body, page, perPage, now }: { body: WireSearchBody; page: number; perPage: number; now: number }): Answer {
    const wanted = [...new Set(words(body.textSearch ?? ''))].map(meanings)
    const price = (row: Product) => effectivePrice(row, now)
    const isPromo = (row: Product) => openPromo(row, now) !== null
    const values = {
      classification: (row: Product) => [row.classificationId],
      categories: (row: Product) => withParents('categories', row.categories),
      colors: (row: Product) => row.colors,
      materials: (row: Product) => withParents('materials', row.materials),
      styles: (row: Product) => row.styles,
      manufacturer: (row: Product) => (row.manufacturerId === null ? [] : [row.manufacturerId]),
      tags: (row: Product) => row.tags,
    }
    const numbers = {
      price: (row: Product) => price(row) / 100,
      'dimension-width': (row: Product) => row.width,
      'dimension-height': (row: Product) => row.height,
      'dimension-depth': (row: Product) => row.depth,
    }

    const tests: Record<string, Test> = {}
    for (const [name, of] of entries(values)) {
      const ids = body[name]
      if (ids && ids.length > 0) tests[name] = (row) => of(row).some((id) => ids.includes(id))
    }
    for (const [name, of] of entries(numbers)) {
      const { from, to } = body[name] ?? {}
      if (from === undefined && to === undefined) continue
      tests[name] = (row) => {
        const number = of(row)
        return number !== null && number >= (from ?? -Infinity) && number <= (to ?? Infinity)
      }
    }
    if (body.vendor !== undefined) tests['vendor'] = (row) => row.vendorId === body.vendor
    if (body.visibleOnGrid !== undefined) tests['visibleOnGrid'] = (row) => row.visibleOnGrid === body.visibleOnGrid
    if (body.shippingDays !== undefined) tests['shippingDays'] = (row) => row.shippingDays <= (body.shippingDays ?? 0)
    if (body.isPriceNegotiable) tests['isPriceNegotiable'] = (row) => row.askingPrice !== null
    if (body.onlyPromo) tests['onlyPromo'] = isPromo
    if (wanted.length > 0) tests['text'] = (row) => wanted.every((word) => worth(row, word) > 0)

    const without = (left: string) =>
      products.filter((row) => isOn(row) && Object.entries(tests).every(([name, test]) => name === left || test(row)))
    const counts = (name: keyof typeof values) => {
      const ids = without(name).flatMap(values[name])
      return [...new Set(ids)].sort((a, b) => a - b).map((id) => ({ id, count: ids.filter((each) => each === id).length }))
    }
    const range = (name: keyof typeof numbers) => {
      const found = without(name).flatMap((row) => numbers[name](row) ?? [])
      return found.length === 0 ? null : { min: Math.min(...found), max: Math.max(...found) }
    }

    const relevance = (row: Product) => wanted.reduce((sum, word) => sum + worth(row, word), 0)
    const sign = (body.orderBy?.dir ?? (body.orderBy?.order === 'price' ? 'asc' : 'desc')) === 'desc' ? -1 : 1
    const standing = [relevance, (row: Product) => Number(row.isBestseller), (row: Product) => row.createdAt].map((key) => ({
      key,
      sign: -1,
    }))
    const asked = { newest: (row: Product) => row.createdAt, price, popular: (row: Product) => row.popularity }
    const keys = body.orderBy ? [{ key: asked[body.orderBy.order], sign }] : standing
    const hits = without('').sort((a, b) => {
      for (const { key, sign } of keys) if (key(a) !== key(b)) return sign * (key(a) - key(b))
      return b.id - a.id
    })
    return {
      total: hits.length,
      ids: hits.slice((page - 1) * perPage, page * perPage).map((row) => row.id),
      facets: {
        classification: counts('classification'),
        categories: counts('categories'),
        colors: counts('colors'),
        materials: counts('materials'),
        styles: counts('styles'),
        manufacturer: counts('manufacturer'),
        price: range('price'),
        'dimension-width': range('dimension-width'),
        'dimension-height': range('dimension-height'),
        'dimension-depth': range('dimension-depth'),
        isPriceNegotiable: without('isPriceNegotiable').filter((row) => row.askingPrice !== null).length,
        onlyPromo: without('onlyPromo').filter(isPromo).length,
        shippingDays: [2, 7, 14]
          .map((id) => ({ id, count: without('shippingDays').filter((row) => row.shippingDays <= id).length }))
          .filter(({ count }) => count > 0),
      },
    }
  }

  return { search, vocabulary }
}

function isForm(word: string, wanted: string): boolean {
  return polishStem(word) === polishStem(wanted)
}

function entries<T extends object>(record: T): [keyof T, T[keyof T]][] {
  return Object.entries(record) as [keyof T, T[keyof T]][]
}

/** A product with its changes; changed prices are all of them. */
function inWorld(row: Product, changes: readonly (typeof productChange.$inferSelect)[]): Product {
  const change = changes.find(({ productId }) => productId === row.id)
  if (!change) return row
  const { regularPrice, promoPrice, promoStartsAt, promoEndsAt } = change
  const prices = regularPrice === null ? {} : { regularPrice, promoPrice, promoStartsAt, promoEndsAt }
  return { ...row, stock: change.stock ?? row.stock, statusId: change.statusId ?? row.statusId, ...prices }
}
