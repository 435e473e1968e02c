// The cart (spec §3, §7; GAP-10, GAP-11, GAP-93 ... 99, EXT-06).
import { createRoute, z } from '@hono/zod-openapi'
import { DELIVERY_TYPE } from '../../domain/delivery/delivery.ts'
import { VALIDATORS } from '../../domain/forms/validation.ts'
import { ErrorResponse, NOT_FOUND, READ_ERRORS, UNAUTHORIZED, WRITE_ERRORS } from './error.ts'
import { POLISH_ZIP_CODE, textUpTo } from './fields.ts'
import { dataResponse, requestBody } from './json.ts'
import { LOGIN_IF_ANY, SessionHeaders, REQUEST } from './session-headers.ts'
import { CountryId, NoQuery, orNull, WireAmount, WireCurrency, WireDate, WireId, WireNamed } from './wire.ts'

/** Maximum quantity per call. */
const MAX_QUANTITY = 9999
const MAX_CODE_CHARACTERS = 64

/** A way of delivery in requests: its id or its name (GAP-10). */
export const DeliveryTypeId = z
  .union([z.literal(DELIVERY_TYPE.STANDARD), z.literal(DELIVERY_TYPE.HOME), z.enum(['STANDARD', 'HOME'])])
  .transform((type) => (typeof type === 'string' ? DELIVERY_TYPE[type] : type))
  .openapi({ description: 'STANDARD 1, HOME 2; the names are taken too', example: DELIVERY_TYPE.STANDARD })

export const Quantity = z.int().min(1).max(MAX_QUANTITY)

/** A Polish postal code. */
export const ZipCode = z
  .string()
  .refine(VALIDATORS.zipCode.passes, VALIDATORS.zipCode.message)
  .openapi({ pattern: POLISH_ZIP_CODE, example: '90-926' })

/** A promo code as typed. */
export const Code = textUpTo(MAX_CODE_CHARACTERS).min(1).openapi({ example: 'WIOSNA10' })

const DiscountCode = orNull(Code).optional()

/** Headers of calls that must not run twice (EXT-06). */
export const OnceHeaders = SessionHeaders.extend({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{8,128}$/)
    .optional()
    .openapi({
      description: 'For 24 hours the same key with the same body gives the same answer, with another body 422',
      example: '6f1c2a52-7a8e-4a53-9a0d-0f5a3c1d2e3f',
    }),
})

const AS_ADDED = { description: 'Extension: as the line was added (EXT-74)' }

export const CartItem = z
  .object({
    id: WireId,
    name: z.string().openapi({ example: 'Fotel 366' }),
    href: z.string().openapi({ example: '/fotel-366-4711' }),
    imageUrl: z.string().nullable().openapi({ example: '/photos/armchair-oak-green-front-640.avif' }),
    quantity: z.int().positive(),
    amountOfAvailableItems: z.int().nonnegative(),
    price: WireAmount,
    promoPrice: WireAmount.nullable(),
    lowestPriceLast30Days: WireAmount.nullable().optional().openapi({
      description: 'Extension: of the 30 days before the reduction, with promoPrice alone; without it no prior price is shown (EXT-01)',
    }),
    currencyId: WireCurrency,
    isAvailable: z.boolean().openapi({ description: 'False: gone meanwhile, or fewer left; it is in no sum and blocks the checkout' }),
    categories: z.array(WireId).optional().openapi({ description: 'Extension: of the product, the main one first (EXT-74)' }),
    variantGroupId: WireId.nullable().optional().openapi({ description: 'Extension: of the product; null: it has no variants (EXT-74)' }),
    zipCode: orNull(ZipCode).optional().openapi(AS_ADDED),
    campaignId: orNull(WireId).optional().openapi(AS_ADDED),
    listId: orNull(WireId).optional().openapi(AS_ADDED),
  })
  .openapi('CartItem')

export const CartDelivery = z
  .object({
    vendor: WireNamed,
    deliveryTypeId: z.int(),
    price: WireAmount,
    currencyId: WireCurrency,
    freeDeliveryMissing: WireAmount.openapi({ description: 'What its products are short of free delivery; 0 where nothing goes free' }),
    isDelivered: z.boolean().optional().openapi({
      description:
        'Extension: false when the vendor does not send it to shippingTo; its price is in no sum then, and no order is taken (EXT-49)',
    }),
    arrivesBy: WireDate.optional().openapi({ description: 'Extension: the day by which it arrives there, if it were paid now (EXT-49)' }),
    items: z.array(CartItem).min(1),
  })
  .openapi('CartDelivery')

export const CurrencyName = z.object({ id: WireCurrency, name: z.string().openapi({ example: 'złoty' }) }).openapi('Currency')

export const CartSummary = z
  .object({
    totalCost: WireAmount,
    prices: z.object({
      deliveries: WireAmount,
      deliveriesAfterDiscounts: WireAmount,
      products: WireAmount,
      productsAfterDiscounts: WireAmount,
    }),
    discount: orNull(
      z.object({
        code: Code,
        products: WireAmount,
        deliveries: WireAmount,
        deliveriesPrices: WireAmount,
        deliveriesMOV: WireAmount,
        deliveriesWarehouse: WireAmount,
        productsPrices: WireAmount,
      }),
    ),
    currency: CurrencyName,
  })
  .openapi('CartSummary')

export const Cart = z
  .object({
    cartId: WireId,
    shippingTo: CountryId.optional().openapi({
      description:
        'Extension: the country to which prices and days of delivery are; without it the shop API knows one country alone (EXT-49)',
    }),
    deliveries: z.array(CartDelivery).min(1),
    summary: CartSummary,
    promoCodeError: z.literal('PROMO_CODE_INVALID').nullable(),
  })
  .openapi('Cart')

/** A cart; an empty cart is a plain string. */
export const CartOrEmpty = z.union([Cart, z.string()])
const cartResponse = dataResponse('The cart with sums of now; a plain string is an empty cart', CartOrEmpty)

export type WireCart = z.infer<typeof Cart>

export const cartDetails = createRoute({
  method: 'get',
  path: '/shop/cart/details2',
  tags: ['specification'],
  operationId: 'cartDetails',
  summary: 'The cart of the visitor, for guests too',
  description:
    'For the cart page and the badge of the header. Sums are of the instant of the answer: prices, stock and holidays as they are now; a line that cannot be bought any more is flagged, is in no sum and stops the order.',
  security: LOGIN_IF_ANY,
  request: REQUEST,
  responses: { 200: cartResponse, ...UNAUTHORIZED, ...READ_ERRORS },
})

export const cartDetailsWithCode = createRoute({
  method: 'get',
  path: '/shop/cart/details2/{promoCode}',
  tags: ['specification'],
  operationId: 'cartDetailsWithCode',
  summary: 'The cart with a promo code; a code that does not hold is no error but promoCodeError',
  description:
    'For the cart page with the code of the cookie promoCode. A code that is unknown, over, used up or below its least value answers 200 with discount null and promoCodeError.',
  security: LOGIN_IF_ANY,
  request: { ...REQUEST, params: z.object({ promoCode: Code }) },
  responses: { 200: cartResponse, ...UNAUTHORIZED, ...READ_ERRORS },
})

const AddConflict = z.object({
  error: ErrorResponse.shape.error.extend({
    price: WireAmount.optional().openapi({ description: 'With PRICE_CHANGED: what the product costs now' }),
  }),
})

export const addToCart = createRoute({
  method: 'post',
  path: '/shop/cart/product/add',
  tags: ['specification'],
  operationId: 'addToCart',
  summary: 'Adds a product; quantities add up, as far as there are pieces',
  description:
    "For the button of cards and product pages. 409 PRICE_CHANGED with the price when productPrice is not what it costs now, 409 NOT_AVAILABLE when there is no piece left to add; nothing was added then. 404 for an unknown product or an order list of another. 422 for a way of delivery that the vendor does not offer, another market's currency, or an Idempotency-Key that came with another body.",
  security: LOGIN_IF_ANY,
  request: {
    headers: OnceHeaders,
    query: NoQuery,
    body: requestBody(
      z
        .strictObject({
          productId: WireId,
          quantity: Quantity,
          deliveryTypeId: DeliveryTypeId,
          productPrice: WireAmount,
          currencyCode: WireCurrency,
          zipCode: orNull(ZipCode).optional(),
          campaignId: orNull(WireId).optional().openapi({ description: 'Page or banner from which it came (GAP-99)', example: null }),
          listId: orNull(WireId)
            .optional()
            .openapi({ description: 'Order list from which it came; one of the user (GAP-37)', example: null }),
        })
        .openapi('AddToCartBody'),
    ),
  },
  responses: {
    200: dataResponse(
      'The line as it is now',
      z.object({
        cartId: WireId,
        productId: WireId,
        deliveryTypeId: z.int(),
        quantity: z.int().positive(),
        added: z.int().positive().optional().openapi({
          description: 'Extension: how many pieces this call added; fewer than were asked for where no more are left (EXT-70)',
        }),
      }),
    ),
    409: {
      description: 'NOT_AVAILABLE: none left, or all that are left are in the cart. PRICE_CHANGED: nothing was added',
      content: { 'application/json': { schema: AddConflict } },
    },
    ...UNAUTHORIZED,
    ...NOT_FOUND,
    ...WRITE_ERRORS,
  },
})

// The specification names only the product; the delivery type identifies the line when both ways of delivery are in the cart.
const WhichLine = { productId: WireId, deliveryTypeId: DeliveryTypeId.optional(), discountCode: DiscountCode }

export const changeQuantity = createRoute({
  method: 'post',
  path: '/shop/cart/product/change-quantity',
  tags: ['specification'],
  operationId: 'changeQuantity',
  summary: 'Sets the quantity of a line: from 1 to as many as there are, else 422',
  description:
    'For the counter of the cart page. Without deliveryTypeId the line that was added first is meant. 404 when the product is not in the cart, 422 at quantity when there are not so many pieces.',
  security: LOGIN_IF_ANY,
  request: {
    ...REQUEST,
    body: requestBody(z.strictObject({ ...WhichLine, quantity: Quantity }).openapi('ChangeQuantityBody')),
  },
  responses: { 200: cartResponse, ...UNAUTHORIZED, ...NOT_FOUND, ...WRITE_ERRORS },
})

export const removeFromCart = createRoute({
  method: 'post',
  path: '/shop/cart/product/remove-details',
  tags: ['specification'],
  operationId: 'removeFromCart',
  summary: 'Removes a product; to remove what is not there changes nothing',
  description: 'For the cross of the cart page. Without deliveryTypeId all lines of the product go.',
  security: LOGIN_IF_ANY,
  request: {
    ...REQUEST,
    body: requestBody(z.strictObject({ ...WhichLine, zipCode: orNull(ZipCode).optional() }).openapi('RemoveFromCartBody')),
  },
  responses: { 200: cartResponse, ...UNAUTHORIZED, ...WRITE_ERRORS },
})
