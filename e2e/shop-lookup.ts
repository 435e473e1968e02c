import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { htmlPreview } from '#app/domain/product/html-preview.ts'
import { type OrderId, parseId, type ProductId, type VendorId } from '#app/domain/ids.ts'
import type { Language } from '#app/domain/language.ts'
import { CURRENCY_IDS } from '#app/domain/market.ts'
import { slugify } from '#app/domain/slug.ts'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'

const Named = z.object({ id: z.number(), name: z.string() })
const Text = z.object({ langId: z.string(), text: z.string() })

const ProductFacts = z.object({
  id: z.number(),
  name: z.string(),
  photos: z.array(z.object({ url: z.string(), alt: z.string(), flaw: z.string().optional() })),
  amountOfAvailableItems: z.number(),
  status: z.object({ id: z.string() }),
  classificationId: z.number(),
  isVendorSuspended: z.boolean(),
  vendor: Named,
  prices: z.object({
    regular: z.number(),
    promo: z.number().nullable(),
    askingPrice: z.number().nullable(),
    currencyId: z.enum(CURRENCY_IDS),
  }),
  deliveryConfigurations: z.object({
    STANDARD: z.object({ price: z.number() }).optional(),
    HOME: z.object({ price: z.number() }).optional(),
  }),
  deliveryZones: z.array(z.object({ countries: z.array(z.string()) })),
  dimensions: z.array(z.object({ id: z.string(), value: z.number() })),
  styles: z.array(z.object({ id: z.number(), translation: z.string() })),
  tags: z.array(z.number()),
  categoriesWithHierarchy: z.array(z.array(z.object({ id: z.number(), translation: z.string() }))),
  variantGroup: z
    .object({
      type: z.enum(['IMAGE', 'COLOUR', 'TEXT']),
      options: z.array(
        z.object({ isChecked: z.boolean(), isActive: z.boolean(), product: Named, values: z.array(Text), image: z.object({}).nullable() }),
      ),
    })
    .nullable(),
})

/** A product of the shop API, with the fields by which journeys choose. */
export type ProductFacts = z.infer<typeof ProductFacts>

const SearchFacts = z.object({
  items: z.array(z.object({ id: z.number(), name: z.string(), vendorId: z.number() })),
  pagination: z.object({ total: z.number() }),
})

interface SearchOptions {
  language?: Language
  perPage?: number
  page?: number
}

/** Maximum number of products examined when searching for one with given traits. */
const MOST_LOOKED_AT = 1000
const LOOKED_AT_AT_ONCE = 20

/** Examined products by id: journeys change products only in their own worlds, so these stay valid. */
const lookedAt = new Map<number, Promise<ProductFacts | null>>()

/** Looks entities up in the shop API, so that no journey hard-codes an id. */
export function createShopLookup(request: APIRequestContext, origin: string) {
  async function read<S extends z.ZodType>(schema: S, path: string, language: Language, body?: object): Promise<z.output<S> | null> {
    // The gateway accepts non-GET calls only from its own origin; a search is a POST, too.
    const headers = { langId: language, origin }
    // An idle connection may have been closed by the server; reads are retried.
    const answer = await (body === undefined ? request.get(path, { headers, maxRetries: 2 }) : request.post(path, { headers, data: body }))
    if (answer.status() === 404) return null
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return schema.parse(z.object({ data: z.unknown() }).parse(await answer.json()).data)
  }

  /** The current product, or null. */
  const product = (id: number, language: Language = 'pl') => read(ProductFacts, `/shop/product/details/${id}`, language)

  /** The product as first fetched in this process. */
  const productOnce = async (id: number) => {
    const known = lookedAt.get(id) ?? product(id)
    lookedAt.set(id, known)
    // A failed fetch is not cached.
    known.catch(() => lookedAt.delete(id))
    return known
  }

  return {
    product,

    /** First page and total of a search. */
    async search(body: object, { language = 'pl', perPage = 32, page = 1 }: SearchOptions = {}) {
      const found = await read(SearchFacts, `/shop/search/products?page=${page}&per_page=${perPage}`, language, body)
      if (!found) throw new Error('There is no search.')
      return { items: found.items, total: found.pagination.total }
    },

    /** The first product, by id, with certain traits. */
    async productThat(trait: string, has: (product: ProductFacts) => boolean): Promise<ProductFacts> {
      for (let first = 1; first <= MOST_LOOKED_AT; first += LOOKED_AT_AT_ONCE) {
        const ids = Array.from({ length: LOOKED_AT_AT_ONCE }, (_, index) => first + index)
        const found = (await Promise.all(ids.map(productOnce))).find((one) => one !== null && has(one))
        if (found) return found
      }
      throw new Error(`No product ${trait} among the first ${MOST_LOOKED_AT}.`)
    },

    /** A product that can be ordered without affecting other journeys. */
    productToOrder(): Promise<ProductFacts> {
      return this.productThat('to be ordered', canBeOrdered)
    },

    productOnSale(): Promise<ProductFacts> {
      return this.productThat('on sale', isOnSale)
    },

    /** Texts written by vendors: the names of all products, and the descriptions of the first product on sale and of its vendor. */
    async vendorsTexts() {
      const { total } = await this.search({}, { perPage: 1 })
      const pages = Array.from({ length: Math.ceil(total / MOST_PER_PAGE) }, (_, index) => index + 1)
      const found = await Promise.all(pages.map((page) => this.search({}, { page, perPage: MOST_PER_PAGE })))
      const { id, name, vendor } = await this.productOnSale()
      // Journeys may have ordered the last piece of one, which no search finds any more.
      await this.productToOrder()
      const seen = await Promise.all(lookedAt.values())
      const described = [
        await read(Described, `/shop/product/details/${id}`, 'pl'),
        await read(Described, `/shop/vendor/${vendor.id}`, 'pl'),
      ]
      return {
        names: [name, ...[...seen, ...found.flatMap(({ items }) => items)].flatMap((one) => one?.name ?? [])],
        descriptions: described.flatMap((one) => (one ? [one.description.replaceAll(/<[^>]+>/g, ' '), htmlPreview(one.description)] : [])),
      }
    },

    /** Slug of a tag that some product on sale has. */
    async tagSlug(): Promise<string> {
      const tagged = await this.productThat('with a tag', ({ tags, ...one }) => tags.length > 0 && isOnSale(one))
      const tag = await read(z.object({ slug: z.string() }), `/shop/tag/${tagged.tags[0]}`, 'pl')
      if (!tag) throw new Error(`Product ${tagged.id} has a tag that does not exist.`)
      return tag.slug
    },

    /** A customer's order in a state; placed, and paid, if none exists. */
    async customersOrder(status: 'PAID' | 'AWAITING_PAYMENT') {
      await read(z.object({}), '/auth/standard', 'pl', { email: PERSONAS.customer.email, password: PERSONA_PASSWORD })
      const known = await read(z.object({ items: z.array(OrderFacts) }), '/shop/client/orders?page=1&per_page=100', 'pl')
      const found = known?.items.find((order) => order.status === status)
      if (found) return found
      const product = await this.productToOrder()
      const price = product.prices.promo ?? product.prices.regular
      const line = { productId: product.id, quantity: 1, deliveryTypeId: 1, productPrice: price, currencyCode: 'PLN' }
      await read(z.object({}), '/shop/cart/product/add', 'pl', line)
      const vendorId = product.vendor.id
      const deliveries = [{ vendorId, deliveryTypeId: 1 }]
      // expectedTotals must match: no order costs other than shown is an invariant of the mock.
      await read(z.object({}), '/shop/checkout/preview', 'pl', { deliveries, promoCode: null })
      const placed = await read(PlacedFacts, '/shop/checkout/order', 'pl', { ...CUSTOMER_ORDER, deliveries })
      if (!placed) throw new Error('There are no orders.')
      const settlePath = placed.paymentLink.replace('/platnosc-testowa/', '/shop/checkout/sandbox-payment/')
      if (status === 'PAID') await read(z.object({}), settlePath, 'pl', { status })
      return { id: placed.orderId, number: placed.number, status }
    },

    /** Key of a list that the professional shares, with a product; made if there is none (EXT-23). */
    async sharedListKey(): Promise<string> {
      await request.post('/auth/standard', { headers: { origin }, data: { email: PERSONAS.pro.email, password: PERSONA_PASSWORD } })
      const lists = '/shop/client/pro/lists'
      const known = await read(z.object({ items: z.array(ListFacts) }), lists, 'pl')
      const found = known?.items.find(({ shareKey, products }) => typeof shareKey === 'string' && products.length > 0)
      if (typeof found?.shareKey === 'string') return found.shareKey
      const list = await read(ListFacts, lists, 'pl', { name: 'Hotel Łódź' })
      const product = await this.productToOrder()
      await read(ListFacts, `${lists}/${list?.id}/products`, 'pl', { productId: product.id, quantity: 2 })
      return (await read(ListFacts, `${lists}/${list?.id}/share`, 'pl', {}))?.shareKey ?? ''
    },

    /** Id of an open payment. */
    async paymentId(): Promise<string> {
      const { id } = await this.customersOrder('AWAITING_PAYMENT')
      const order = await read(z.object({ payment: z.object({ paymentLink: z.string() }) }), `/shop/client/orders/${id}`, 'pl')
      return order?.payment.paymentLink.replace('/platnosc-testowa/', '') ?? ''
    },
  }
}

/** Maximum page size of a search. */
const MOST_PER_PAGE = 100

const Described = z.object({ description: z.string() })
const OrderFacts = z.object({ id: z.number(), number: z.string(), status: z.string() })
const ListFacts = z.object({ id: z.number(), shareKey: z.string().nullable(), products: z.array(z.object({})) })
const PlacedFacts = z.object({ orderId: z.number(), number: z.string(), paymentLink: z.string() })

/** Order data of the customer; the cart determines the items. */
export const CUSTOMER_ORDER = {
  email: PERSONAS.customer.email,
  phone: '501 234 567',
  firstName: 'Hanna',
  lastName: 'Nowak',
  deliveryAddress: { street: 'Piotrkowska', building: '104', apartment: '7', zipCode: '90-926', city: 'Łódź', countryId: 'PL' },
  invoice: null,
  paymentMethod: 'BANK_TRANSFER',
  promoCode: null,
  comment: '',
  termsAgreement: true,
}

/** Whether a product can be ordered without affecting other journeys, which take theirs from the start of the catalog. */
export function canBeOrdered(product: ProductFacts): boolean {
  return (
    product.id > 300 &&
    isOnSale(product) &&
    product.amountOfAvailableItems >= 10 &&
    product.deliveryConfigurations.STANDARD !== undefined &&
    isSentTo(product, 'ES')
  )
}

/** Whether the vendor sends a product to a country (EXT-49). */
export function isSentTo({ deliveryZones }: Pick<ProductFacts, 'deliveryZones'>, countryId: string): boolean {
  return deliveryZones.some(({ countries }) => countries.includes(countryId))
}

export type ShopLookup = ReturnType<typeof createShopLookup>

/** Whether a product can be bought. */
export function isOnSale(product: Pick<ProductFacts, 'status' | 'isVendorSuspended' | 'amountOfAvailableItems'>): boolean {
  return product.status.id === 'PUBLISHED' && !product.isVendorSuspended && product.amountOfAvailableItems > 0
}

/** Parameters of a product's page. */
export function productParams({ id, name }: { id: number; name: string }) {
  return { slug: slugify(name), id: idOf<ProductId>(id), variant: null }
}

/** Brands the id of a wire row. */
export function idOf<Id extends ProductId | VendorId | OrderId>(id: number): Id {
  const parsed = parseId<Id>(String(id))
  if (parsed === null) throw new Error(`${id} is no id.`)
  return parsed
}
