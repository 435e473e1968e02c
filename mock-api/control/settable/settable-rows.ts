// The made-up values of a new row, and how the fields of a body are stored: the same for every kind that a world can set.
import { DEFAULT_LANGUAGE, LANGUAGES } from '#app/domain/language.ts'
import { fromWire, toWire } from '#app/domain/pricing/money.ts'
import type { Fields } from '../contract/settable.ts'
import { readInstant } from '../instant-text.ts'
import type { EditedKind, EditedRows } from '../../store/catalog-edits.ts'
import type { ReferenceListName } from '../../store/reference-lists.ts'
import type { Store } from '../../store/store.ts'

const AMOUNTS = new Set(['regularPrice', 'askingPrice', 'standardDeliveryPrice', 'homeDeliveryPrice'])
const INSTANTS = new Set(['createdAt', 'startsAt', 'endsAt', 'visibleFrom'])
/** Fields whose column has another name. */
const COLUMNS: Readonly<Record<string, string>> = { status: 'statusId', variant: 'variantValue' }

/** The columns of a body. */
export function columnsOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[COLUMNS[name] ?? name, storedAs(name, value)]])),
  )
}

function storedAs(name: string, value: unknown): unknown {
  if (AMOUNTS.has(name) && typeof value === 'number') return fromWire(value, 'PLN').minor
  return INSTANTS.has(name) && typeof value === 'string' ? readInstant(value) : value
}

/** The fields of a row, as a body has them. */
export function fieldsOf(row: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shownAs(name, value)]))
}

function shownAs(name: string, value: unknown): unknown {
  if (typeof value !== 'number') return value
  if (AMOUNTS.has(name)) return toWire(value)
  return INSTANTS.has(name) ? new Date(value).toISOString() : value
}

/** Fields with ids of a reference list. */
const LISTS: Readonly<Record<string, ReferenceListName>> = {
  categories: 'categories',
  materials: 'materials',
  colors: 'colors',
  styles: 'styles',
  manufacturerId: 'manufacturers',
  designerId: 'designers',
  eraId: 'eras',
  conditionId: 'conditions',
}
const PHOTOS = new Set(['photos', 'photo', 'desktopPhoto', 'mobilePhoto', 'seoImage'])
const VENDORS = new Set(['vendorId', 'vendors'])

/** The first field that names what the shop does not have: a value of a list, a picture or a vendor. */
export function unknownField(store: Store, fields: Fields, isVendor: (id: number) => boolean): string | undefined {
  const isKnown = (name: string, value: unknown): boolean => {
    const list = LISTS[name]
    if (list) return store.reference.row(list, DEFAULT_LANGUAGE, Number(value)) !== undefined
    if (PHOTOS.has(name)) return store.photos.has(String(value))
    return !VENDORS.has(name) || isVendor(Number(value))
  }
  const values = (value: unknown) => (value === null || value === undefined ? [] : [value].flat())
  return Object.entries(fields).find(([name, value]) => !values(value).every((each) => isKnown(name, each)))?.[0]
}

type Defaults = { [Kind in EditedKind]: (given: { id: number; now: number; store: Store; vendorId: number }) => EditedRows[Kind] }

/** What a row has of which a body says nothing. */
export const MADE_UP: Defaults = {
  product: ({ id, now, store, vendorId }) => ({
    id,
    name: `Produkt testowy ${id}`,
    description: '<p>Produkt testowy.</p>',
    statusId: 'PUBLISHED',
    classificationId: 3,
    vendorId,
    manufacturerId: null,
    designerId: null,
    eraId: null,
    conditionId: firstOf(store, 'conditions'),
    categories: [firstOf(store, 'categories')],
    materials: [],
    colors: [],
    styles: [],
    tags: [],
    width: null,
    height: null,
    depth: null,
    stock: 1,
    shippingDays: 2,
    isBestseller: false,
    popularity: 0,
    sold: 0,
    regularPrice: 100_00,
    promoPrice: null,
    promoStartsAt: null,
    promoEndsAt: null,
    askingPrice: null,
    standardDeliveryPrice: 15_00,
    homeDeliveryPrice: 90_00,
    variantGroupId: null,
    variantValue: null,
    visibleOnGrid: 2,
    photos: [],
    createdAt: now,
  }),
  vendor: ({ id, now }) => ({
    id,
    name: `Sklep testowy ${id}`,
    urlSlug: `sklep-testowy-${id}`,
    description: '<p>Sklep testowy.</p>',
    city: 'Łódź',
    countryId: 'PL',
    isSuspended: false,
    vacationUntil: null,
    createdAt: now,
    record: null,
    photo: null,
    firm: null,
  }),
  banner: ({ id, store }) => {
    const [picture = ''] = store.photos.keys()
    const text = { title: `Baner testowy ${id}`, alt: `Baner testowy ${id}`, href: '/' }
    const everywhere = { tags: [], vendors: [], categories: [], grid: [] }
    return {
      id,
      langId: 'pl',
      position: 'top',
      priority: 1000,
      ...text,
      desktopPhoto: picture,
      mobilePhoto: picture,
      ...everywhere,
    }
  },
  promoBar: ({ id, now }) => ({
    id,
    text: LANGUAGES.map((langId) => ({ langId, text: `Pasek testowy ${id}` })),
    href: LANGUAGES.map((langId) => ({ langId, text: '/' })),
    backgroundColor: '#1c1c1c',
    startsAt: now,
    endsAt: null,
  }),
  campaign: ({ id, now }) => ({
    id,
    langId: 'pl',
    slug: `kampania-testowa-${id}`,
    title: `Kampania testowa ${id}`,
    seoTitle: `Kampania testowa ${id}`,
    seoDescription: '',
    seoImage: null,
    visibleFrom: now,
    body: '<p>Kampania testowa.</p>',
    tagId: null,
    newsletter: false,
  }),
}

/** The first leaf of a tree, or the first row of a list. */
function firstOf(store: Store, list: ReferenceListName): number {
  const rows = store.reference.list(list, DEFAULT_LANGUAGE)
  return Number((rows.find(({ parentId }) => typeof parentId === 'number') ?? rows[0])?.id)
}
