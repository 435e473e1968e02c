// Products on the wire: GET /shop/product/details/{id} (GAP-30), GET /shop/product/viewed/last (spec §7).
import { createRoute, z } from '@hono/zod-openapi'
import { NOT_FOUND, READ_ERRORS } from './error.ts'
import { dataResponse } from './json.ts'
import { SessionHeaders, REQUEST } from './session-headers.ts'
import {
  CountryId,
  idList,
  orNull,
  PathId,
  perPage,
  ReturnPaidBy,
  VendorPhoto,
  VendorRecord,
  WireAmount,
  WireCurrency,
  WireDate,
  WireId,
  WireNamed,
  WirePhoto,
  WireShippingDays,
  WireText,
} from './wire.ts'

export const StatusId = z.enum(['PUBLISHED', 'DRAFT', 'UNPUBLISHED'])

const DeliveryConfiguration = z
  .object({ price: WireAmount, currencyId: WireCurrency, deliveryTypeId: z.int() })
  .openapi('DeliveryConfiguration')

const DeliveryConfigurations = z.object({ STANDARD: DeliveryConfiguration.optional(), HOME: DeliveryConfiguration.optional() })

const DeliveryZone = DeliveryConfigurations.extend({
  countries: z.array(CountryId).min(1),
  transitDays: z.int().nonnegative().openapi({ description: 'Working days on the way, on top of shippingDays' }),
}).openapi('DeliveryZone', { description: 'Countries to which one piece costs the same; free delivery is in the prices' })

/** A label on the card, shown between `after` and `before` if the product has the tag (spec §4). */
export const PromoLabel = z.object({ tag: WireId, text: z.string(), after: WireDate, before: WireDate }).openapi('PromoLabel')

export const VariantOption = z
  .object({
    id: WireId,
    isChecked: z.boolean(),
    isActive: z.boolean(),
    product: WireNamed,
    values: z.array(WireText),
    color: z.string().nullable(),
    image: z.object({ url: z.string() }).nullable(),
  })
  .openapi('VariantOption')

export const VariantGroup = z
  .object({
    id: WireId,
    type: z.enum(['IMAGE', 'COLOUR', 'TEXT']),
    translations: z.array(WireText),
    options: z.array(VariantOption),
    productsCount: z.int().nonnegative(),
  })
  .openapi('VariantGroup')

/** A row of a reference list in the language of the request. */
const ReferenceValue = z.object({
  id: WireId,
  translation: z.string().openapi({ example: 'Dąb' }),
  urlSlug: z.string().openapi({ example: 'dab' }),
})

export const Dimension = z
  .object({ id: z.enum(['width', 'height', 'depth']), translation: z.string(), value: z.number().positive(), unit: z.literal('cm') })
  .openapi('Dimension')

export const Product = z
  .object({
    id: WireId,
    name: z.string().openapi({ example: 'Fotel 366' }),
    mainPhoto: orNull(WirePhoto),
    photos: z.array(WirePhoto),
    description: z.string().openapi({ description: 'HTML', example: '<p>Fotel z lat 60., po renowacji.</p>' }),
    amountOfAvailableItems: z.int().nonnegative(),
    status: z.object({ id: StatusId }),
    classificationId: z.int().min(1).max(3),
    shippingDays: WireShippingDays,
    isBestseller: z.boolean(),
    hasFreeShipping: z.boolean(),
    hasFreeDelivery: z.boolean(),
    deliveryConfigurations: DeliveryConfigurations,
    deliveryZones: z.array(DeliveryZone).optional().openapi({
      description:
        'Extension: where the vendor sends it; a country of no zone is not delivered to. Empty: no way of delivery is set up (EXT-49)',
    }),
    vendor: WireNamed,
    vendorId: WireId,
    vendorName: z.string().openapi({ example: 'Dom z duszą' }),
    isVendorSuspended: z.boolean(),
    vendorVacation: orNull(WireDate),
    prices: z.object({
      regular: WireAmount,
      promo: WireAmount.nullable(),
      askingPrice: WireAmount.nullable(),
      currencyId: WireCurrency,
      lowestPriceLast30Days: WireAmount.nullable(),
      promotionDetails: z.object({ endDate: orNull(WireDate) }).nullable(),
    }),
    promoLabels: z.array(PromoLabel),
    tags: z.array(WireId),
    categories: z.array(WireId),
    categoriesWithHierarchy: z.array(z.array(ReferenceValue).min(1).max(4)),
    variantGroup: orNull(VariantGroup),
    dimensions: z.array(Dimension),
    styles: z.array(ReferenceValue),
    condition: ReferenceValue.extend({ annotation: z.string() }).nullable().openapi({ description: 'Null: not known' }),
    materials: z.array(ReferenceValue),
    era: ReferenceValue.nullable(),
    colors: z.array(ReferenceValue.extend({ color: z.string().openapi({ example: '#2f6b3a' }) })),
    designer: WireNamed.nullable(),
    manufacturer: WireNamed.nullable(),
    vendorRecord: VendorRecord.optional(),
    vendorPhoto: VendorPhoto.optional(),
    returnPaidBy: ReturnPaidBy.optional().openapi({ description: 'Extension: who pays for sending the product back (EXT-41)' }),
    hasSimilarAlerts: z
      .boolean()
      .optional()
      .openapi({ description: 'Extension: alerts about similar products can be requested (requestSimilarAlert)' }),
  })
  .openapi('Product')

const Centimetres = z.number().positive().nullable()

/** The flat product of list responses (GAP-23). */
export const SearchItem = z
  .object({
    id: WireId,
    name: z.string().openapi({ example: 'Fotel 366' }),
    mainPhoto: orNull(WirePhoto),
    photos: z.array(WirePhoto).max(2).openapi({ description: 'At most two: a card shows the second on hover' }),
    amountOfAvailableItems: z.int().nonnegative(),
    status: z.object({ id: StatusId }),
    isVendorSuspended: z.boolean(),
    classificationId: z.int().min(1).max(3),
    shippingDays: WireShippingDays,
    isBestseller: z.boolean(),
    hasFreeShipping: z.boolean(),
    hasFreeDelivery: z.boolean(),
    isPriceNegotiable: z.boolean(),
    vendorId: WireId,
    vendorName: z.string().openapi({ example: 'Dom z duszą' }),
    manufacturerId: WireId.nullable(),
    manufacturerName: z.string().nullable(),
    regularPrice: WireAmount,
    promoPrice: WireAmount.nullable(),
    promoPercentageValue: z.int().min(0).max(100).nullable(),
    promoEndDate: orNull(WireDate),
    lowestPriceLast30Days: WireAmount.nullable(),
    currencyId: WireCurrency,
    deliveryTypeId: z.int().openapi({ description: 'Default delivery type: STANDARD 1, else HOME 2, else -1' }),
    promoLabels: z.array(PromoLabel),
    tags: z.array(WireId),
    categories: z.array(WireId),
    variants: z.array(z.object({ id: WireId, imageUrl: z.string().nullable(), color: z.string().nullable(), text: z.string() })),
    size: z
      .object({ width: Centimetres, height: Centimetres, depth: Centimetres })
      .optional()
      .openapi({ description: 'Extension: outer measures in cm, for whether it fits; null: not known' }),
  })
  .openapi('SearchItem')

/** A product as returned by the shop API. */
export type WireProduct = z.infer<typeof Product>
/** A list item as returned by the shop API. */
export type WireSearchItem = z.infer<typeof SearchItem>

export const productDetails = createRoute({
  method: 'get',
  path: '/shop/product/details/{id}',
  tags: ['extension'],
  operationId: 'productDetails',
  summary: 'One product, whatever its status',
  description:
    'For the product page. Sold-out products, drafts and those of suspended vendors are answered too: their status says what they are. 404 for an unknown id.',
  request: { ...REQUEST, params: z.object({ id: PathId }) },
  responses: {
    200: dataResponse('The product', Product),
    ...NOT_FOUND,
    ...READ_ERRORS,
  },
})

const ProductIds = idList({ description: 'Comma-separated product ids, newest first', example: '4711,1204' })

export const viewedLast = createRoute({
  method: 'get',
  path: '/shop/product/viewed/last',
  tags: ['specification'],
  operationId: 'viewedLast',
  summary: 'The products a visitor saw last, in the order asked for; unknown ids are left out',
  description: 'For the tab of products seen last; the browser keeps the ids. Sold-out products stay.',
  request: {
    headers: SessionHeaders,
    query: z.strictObject({ productsIds: ProductIds, per_page: perPage(8) }),
  },
  responses: {
    200: dataResponse('The products', z.object({ items: z.array(SearchItem) })),
    ...READ_ERRORS,
  },
})
