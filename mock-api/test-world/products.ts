// Money in grosze.
import type { Db } from '#db/open.ts'
import { priceHistory, product, variantGroup } from '#db/catalog-tables.ts'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { NOON } from './time.ts'
import { VENDOR } from './vendors.ts'

/** Products by the rule they are there for. */
export const PRODUCT = {
  plain: 1,
  promoOpen: 2,
  promoAhead: 3,
  promoEnded: 4,
  promoWithoutEnd: 5,
  promoBelowOnePercent: 6,
  withoutPhoto: 7,
  ofSuspendedVendor: 8,
  ofVendorOnHoliday: 9,
  soldOut: 10,
  draft: 11,
  priceAtThreshold: 12,
  priceAboveThreshold: 13,
  promoBelowThreshold: 14,
  shippedFree: 15,
  homeOnly: 16,
  withoutDelivery: 17,
  negotiable: 18,
  bare: 19,
  imageVariant: 20,
  imageVariantSoldOut: 21,
  imageVariantDraft: 22,
  colourVariant: 23,
  textVariant: 25,
  flawed: 27,
} as const

/** More products than one page of a listing has. */
export const LAST_PRODUCT = 45

export const VARIANT_GROUP = { image: 1, colour: 2, text: 3 } as const

/** Tag of the marked offer; the plain product has it. */
export const OFFER_TAG = 50

type ProductRow = typeof product.$inferInsert

const PLAIN: Omit<ProductRow, 'id'> = {
  name: 'Fotel 366',
  description: '<p>Fotel z lat 60.</p>',
  statusId: 'PUBLISHED',
  classificationId: 1,
  vendorId: VENDOR.plain,
  manufacturerId: 7,
  designerId: 9,
  eraId: 8,
  conditionId: 4,
  categories: [3001],
  materials: [2],
  colors: [21],
  styles: [4],
  tags: [],
  width: 62,
  height: 74,
  depth: 70,
  stock: 1,
  shippingDays: 2,
  isBestseller: false,
  popularity: 10,
  regularPrice: 100_000,
  standardDeliveryPrice: 9_900,
  homeDeliveryPrice: 19_900,
  visibleOnGrid: 2,
  photos: ['fotel-front', 'fotel-bok', 'fotel-detal'],
  createdAt: NOON - 100 * DAY_MS,
}

const OPEN = { promoStartsAt: NOON - DAY_MS, promoEndsAt: NOON + DAY_MS }

const SPECIAL: ({ id: number } & Partial<ProductRow>)[] = [
  { id: PRODUCT.plain, tags: [OFFER_TAG], isBestseller: true },
  { id: PRODUCT.promoOpen, ...OPEN, promoPrice: 75_050 },
  { id: PRODUCT.promoAhead, promoPrice: 80_000, promoStartsAt: NOON + DAY_MS, promoEndsAt: NOON + 2 * DAY_MS },
  { id: PRODUCT.promoEnded, promoPrice: 80_000, promoStartsAt: NOON - DAY_MS, promoEndsAt: NOON },
  { id: PRODUCT.promoWithoutEnd, promoPrice: 80_000, promoStartsAt: NOON, promoEndsAt: null },
  { id: PRODUCT.promoBelowOnePercent, ...OPEN, promoPrice: 99_500 },
  { id: PRODUCT.withoutPhoto, photos: [] },
  { id: PRODUCT.ofSuspendedVendor, vendorId: VENDOR.suspended },
  { id: PRODUCT.ofVendorOnHoliday, vendorId: VENDOR.onHoliday },
  { id: PRODUCT.soldOut, stock: 0 },
  { id: PRODUCT.draft, statusId: 'DRAFT' },
  { id: PRODUCT.priceAtThreshold, regularPrice: 35_000 },
  { id: PRODUCT.priceAboveThreshold, regularPrice: 35_001 },
  { id: PRODUCT.promoBelowThreshold, regularPrice: 40_000, ...OPEN, promoPrice: 34_900 },
  { id: PRODUCT.shippedFree, standardDeliveryPrice: 0 },
  { id: PRODUCT.homeOnly, standardDeliveryPrice: null },
  { id: PRODUCT.withoutDelivery, standardDeliveryPrice: null, homeDeliveryPrice: null },
  { id: PRODUCT.negotiable, askingPrice: 86_000 },
  {
    id: PRODUCT.bare,
    manufacturerId: null,
    designerId: null,
    eraId: null,
    materials: [],
    colors: [],
    styles: [],
    width: null,
    height: null,
    depth: null,
    photos: ['no-such-picture'],
  },
  { id: PRODUCT.imageVariant, variantGroupId: VARIANT_GROUP.image, variantValue: value('Dąb') },
  { id: PRODUCT.imageVariantSoldOut, variantGroupId: VARIANT_GROUP.image, variantValue: value('Orzech'), stock: 0, visibleOnGrid: 1 },
  { id: PRODUCT.imageVariantDraft, variantGroupId: VARIANT_GROUP.image, variantValue: value('Buk'), statusId: 'DRAFT', visibleOnGrid: 1 },
  { id: PRODUCT.colourVariant, variantGroupId: VARIANT_GROUP.colour, variantValue: value('Zielony', '#2f6b3a') },
  { id: 24, variantGroupId: VARIANT_GROUP.colour, variantValue: value('Rudy', '#b5651d'), visibleOnGrid: 1 },
  { id: PRODUCT.textVariant, variantGroupId: VARIANT_GROUP.text, variantValue: value('80 cm') },
  { id: 26, variantGroupId: VARIANT_GROUP.text, variantValue: value('120 cm'), visibleOnGrid: 1 },
  { id: PRODUCT.flawed, photos: ['fotel-front', 'fotel-rysa'] },
]

export function insertProducts(db: Db): void {
  db.insert(variantGroup)
    .values([
      {
        id: VARIANT_GROUP.image,
        type: 'IMAGE',
        translations: [
          { langId: 'pl', text: 'Drewno' },
          { langId: 'en', text: 'Wood' },
        ],
      },
      { id: VARIANT_GROUP.colour, type: 'COLOUR', translations: [{ langId: 'pl', text: 'Kolor' }] },
      { id: VARIANT_GROUP.text, type: 'TEXT', translations: [{ langId: 'pl', text: 'Długość' }] },
    ])
    .run()
  const fillers = Array.from({ length: LAST_PRODUCT - 27 }, (_, index) => ({ id: 28 + index }))
  const rows = [...SPECIAL, ...fillers].map((row) => Object.assign({}, PLAIN, row))
  db.insert(product).values(rows).run()
  db.insert(priceHistory)
    .values(rows.map((row) => ({ productId: row.id, at: row.createdAt, price: row.regularPrice })))
    .run()
  // 700 zł was over 32 days before the reduction; of its 30 days 820 zł is the lowest.
  db.insert(priceHistory)
    .values([
      { productId: PRODUCT.promoOpen, at: NOON - 60 * DAY_MS, price: 70_000 },
      { productId: PRODUCT.promoOpen, at: NOON - 33 * DAY_MS, price: 90_000 },
      { productId: PRODUCT.promoOpen, at: NOON - 20 * DAY_MS, price: 82_000 },
      { productId: PRODUCT.promoOpen, at: NOON - 10 * DAY_MS, price: 100_000 },
      { productId: PRODUCT.promoOpen, at: NOON - DAY_MS, price: 75_050 },
    ])
    .run()
}

function value(text: string, color: string | null = null) {
  return {
    values: [
      { langId: 'pl', text },
      { langId: 'en', text: `${text} (en)` },
    ],
    color,
  }
}
