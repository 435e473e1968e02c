// What a world can set of the shop, one row a kind: `POST` makes one, `PATCH` edits any, also one of the catalog, `DELETE` takes it away. Every
// field may be left out: a new row has made-up values. Fields are those of the contract, flat as in its lists.
import { createRoute, z } from '@hono/zod-openapi'
import { Banner } from '#app/shop-api/contract/banners.ts'
import { ContentPage } from '#app/shop-api/contract/content.ts'
import { CONFLICT, NOT_FOUND } from '#app/shop-api/contract/error.ts'
import { requestBody } from '#app/shop-api/contract/json.ts'
import { Vendor } from '#app/shop-api/contract/listings.ts'
import { Product, StatusId, VariantGroup, VariantOption } from '#app/shop-api/contract/product.ts'
import { PathId, WireId, WireLanguage, WireText } from '#app/shop-api/contract/wire.ts'
import { SetInstant } from './clock.ts'
import { inWorld, reads, writes } from './in-world.ts'
import { Amount, ShopProduct } from './shop.ts'

const MOST_PIECES = 1_000_000
/** A body holds 32 kB; a name of a whole screen fits. */
const Name = z.string().trim().min(1).max(1000)
const Photo = z.string().openapi({ description: 'Id of a picture of the shop', example: 'armchair-oak-green-front' })
const Ids = z.array(WireId).max(100)
const Centimetres = z.int().positive().max(100_000).nullable()
const Day = z.iso.date().nullable()
const NewPromo = z
  .strictObject({ price: Amount, startsAt: SetInstant.optional(), endsAt: z.union([z.null(), SetInstant]).optional() })
  .openapi('NewPromo')

const ProductBody = z
  .strictObject({
    name: Name,
    description: Product.shape.description,
    status: StatusId,
    stock: z.int().nonnegative().max(MOST_PIECES),
    regularPrice: Amount,
    promo: z.union([z.null(), NewPromo]).openapi({ description: 'null takes the reduction away; without startsAt it begins now' }),
    askingPrice: Amount.nullable(),
    standardDeliveryPrice: Amount.or(z.literal(0)).nullable().openapi({ description: 'null: not sent this way' }),
    homeDeliveryPrice: Amount.or(z.literal(0)).nullable(),
    classificationId: Product.shape.classificationId,
    vendorId: WireId,
    manufacturerId: WireId.nullable(),
    designerId: WireId.nullable(),
    eraId: WireId.nullable(),
    conditionId: WireId,
    categories: Ids,
    materials: Ids,
    colors: Ids,
    styles: Ids,
    tags: Product.shape.tags,
    width: Centimetres,
    height: Centimetres,
    depth: Centimetres,
    shippingDays: Product.shape.shippingDays,
    isBestseller: Product.shape.isBestseller,
    popularity: z.int().nonnegative().max(MOST_PIECES),
    photos: z.array(Photo).max(50).openapi({ description: 'The main one first; empty: a product without pictures' }),
    createdAt: SetInstant.openapi({ description: 'Now, or a month ago with a promo, which needs a price before it' }),
    variant: z
      .strictObject({ values: z.array(WireText), color: VariantOption.shape.color })
      .nullable()
      .openapi({ description: 'What it is among its variants' }),
  })
  .partial()
  .openapi('ProductBody', { example: { name: 'Fotel z bardzo długą nazwą', photos: [], stock: 1 } })

const NewProductBody = ProductBody.extend({
  variants: z
    .strictObject({
      type: VariantGroup.shape.type,
      translations: z.array(WireText),
      options: z.array(ProductBody).min(2).max(100).openapi({
        description: 'One product each; the first is the one that the call makes. What an option leaves out is as in the body',
      }),
    })
    .optional(),
}).openapi('NewProductBody', { example: { name: 'Fotel bez zdjęć', photos: [], regularPrice: 990 } })

export const VendorBody = z
  .strictObject({
    name: Name,
    urlSlug: Vendor.shape.urlSlug,
    description: Vendor.shape.description,
    city: Vendor.shape.city,
    countryId: Vendor.shape.countryId,
    photo: Photo.nullable(),
    isSuspended: Vendor.shape.isSuspended,
    vacationUntil: Day.openapi({ description: 'Last day of the holiday; null: none' }),
    createdAt: SetInstant,
  })
  .partial()
  .openapi('VendorBody', { example: { vacationUntil: '2022-03-20' } })

const { configuration, priority } = Banner.shape
const BannerBody = z
  .strictObject({
    langId: WireLanguage,
    position: configuration.shape.position,
    priority,
    title: Banner.shape.title,
    alt: Banner.shape.alt,
    href: Banner.shape.href,
    desktopPhoto: Photo,
    mobilePhoto: Photo,
    tags: Ids,
    vendors: Ids,
    categories: Ids,
    grid: configuration.shape.category_page.shape.grid,
  })
  .partial()
  .openapi('BannerBody', { example: { langId: 'pl', title: 'Wiosna', priority: 9 } })

const PromoBarBody = z
  .strictObject({
    text: z.array(WireText),
    href: z.array(WireText),
    backgroundColor: z.string().regex(/^#[\da-f]{6}$/i),
    startsAt: SetInstant,
    endsAt: z.union([z.null(), SetInstant]),
  })
  .partial()
  .openapi('PromoBarBody', { example: { text: [{ langId: 'pl', text: 'Noc zakupów' }], backgroundColor: '#c8102e' } })

const CampaignBody = z
  .strictObject({
    langId: WireLanguage,
    slug: ContentPage.shape.slug.min(1).max(128),
    title: ContentPage.shape.title,
    seoTitle: ContentPage.shape.seoTitle,
    seoDescription: ContentPage.shape.seoDescription,
    seoImage: Photo.nullable(),
    visibleFrom: SetInstant,
    body: ContentPage.shape.body,
    tagId: ContentPage.shape.tagId,
    newsletter: ContentPage.shape.newsletter,
  })
  .partial()
  .openapi('CampaignBody', { example: { slug: 'noc-zakupow', title: 'Noc zakupów', body: '<p>Do rana.</p>' } })

export type ProductFields = z.output<typeof ProductBody>
export type NewProduct = z.output<typeof NewProductBody>
export type VendorFields = z.output<typeof VendorBody>
/** Fields of a body, as JSON has them. */
export type Fields = Readonly<Record<string, unknown>>

interface Kind<New extends z.ZodType, Fields extends z.ZodType, Row extends z.ZodType> {
  /** As in operation ids. */
  name: string
  path: string
  created: New
  changed: Fields
  row: Row
}

/** The three calls of a kind. */
function settable<New extends z.ZodType, Fields extends z.ZodType, Row extends z.ZodType>(kind: Kind<New, Fields, Row>) {
  const { name, path, created, changed, row } = kind
  const answer = writes('As it is now', row)
  return {
    create: createRoute({
      method: 'post',
      path: `/__mock/${path}`,
      tags: ['data'],
      operationId: `create${name}`,
      summary: `Makes one in a world: ${path}`,
      request: { ...inWorld, body: requestBody(created) },
      responses: answer,
    }),
    change: createRoute({
      method: 'patch',
      path: `/__mock/${path}/{id}`,
      tags: ['data'],
      operationId: `change${name}`,
      summary: `Edits one in a world, of the catalog too: ${path}`,
      request: { ...inWorld, params: z.object({ id: PathId }), body: requestBody(changed) },
      responses: { ...answer, ...NOT_FOUND },
    }),
    remove: createRoute({
      method: 'delete',
      path: `/__mock/${path}/{id}`,
      tags: ['data'],
      operationId: `delete${name}`,
      summary: `Takes one out of a world: ${path}`,
      description: 'Other worlds keep it. 409 for a vendor who has products there.',
      request: { ...inWorld, params: z.object({ id: PathId }) },
      responses: { ...reads('What is gone', z.object({ id: WireId })), ...NOT_FOUND, ...CONFLICT },
    }),
  }
}

/** A kind whose fields are stored as they come: a row of the answer is its body with an id. */
function plain(name: string, path: string, fields: z.ZodType<Fields>, row: z.ZodType<Fields & { id: number }>) {
  return settable({ name, path, created: fields, changed: fields, row })
}

const id = WireId

export const {
  create: createProduct,
  change: changeProduct,
  remove: deleteProduct,
} = settable({ name: 'Product', path: 'products', created: NewProductBody, changed: ProductBody, row: ShopProduct })

/** The other kinds. */
export const PLAIN_CALLS = {
  vendor: plain('Vendor', 'vendors', VendorBody, VendorBody.extend({ id })),
  banner: plain('Banner', 'banners', BannerBody, BannerBody.extend({ id })),
  promoBar: plain('PromoBar', 'promo-bars', PromoBarBody, PromoBarBody.extend({ id })),
  campaign: plain('Campaign', 'campaigns', CampaignBody, CampaignBody.extend({ id })),
}
