// From the cart to the payment (spec §7; GAP-31, GAP-32, GAP-39, GAP-106).
import { createRoute, z } from '@hono/zod-openapi'
import { PAYMENT_METHODS, type PaymentMethodId, RE_PAY_METHOD } from '../../domain/checkout/payment-methods.ts'
import { isSentTaxNumber } from '../../domain/checkout/tax-number.ts'
import { SHIPPING_REQUEST_COUNTRY } from '../../domain/delivery/postal-code.ts'
import { TEXT_AREA_MAX } from '../../domain/forms/text-area.ts'
import { VALIDATORS } from '../../domain/forms/validation.ts'
import { AddressBody } from './addresses.ts'
import { CartOrEmpty, CartSummary, Code, DeliveryTypeId, OnceHeaders, Quantity, ZipCode } from './cart.ts'
import { CONFLICT, ErrorResponse, NOT_FOUND, READ_ERRORS, UNAUTHORIZED, WRITE_ERRORS } from './error.ts'
import { Agreement, Email, filledText, Phone, textUpTo } from './fields.ts'
import { dataResponse, requestBody } from './json.ts'
import { PaymentId } from './payment-id.ts'
import { LOGIN, LOGIN_IF_ANY, REQUEST } from './session-headers.ts'
import { CountryId, MinorUnits, NoQuery, orNull, PathId, WireAmount, WireCurrency, WireId } from './wire.ts'

const MAX_NAME_CHARACTERS = 64

export const PaymentMethodName = z.enum(Object.keys(PAYMENT_METHODS) as PaymentMethodId[])
export const OrderStatus = z.enum(['AWAITING_PAYMENT', 'NEW', 'PAID', 'IN_PREPARATION', 'SHIPPED', 'DELIVERED', 'CANCELLED'])
export const OrderNumber = z.string().openapi({ example: 'PAT-1001' })

/** Address of the sandbox page of a payment (GAP-32). */
export const PaymentLink = z.string().openapi({ example: '/platnosc-testowa/3f2b1c52-7a8e-4a53-9a0d-0f5a3c1d2e3f' })

const Invoice = z
  .strictObject({
    company: filledText(128, 'Pracownia Wnętrz'),
    nip: z.string().refine(isSentTaxNumber, VALIDATORS.nip.message).openapi({
      description: 'A Polish tax number; extension: of another country, with its letters in front as in VIES',
      example: '526-104-08-28',
    }),
    address: filledText(256, 'Piotrkowska 104, 90-926 Łódź'),
  })
  .openapi('Invoice')

export const estimateDelivery = createRoute({
  method: 'post',
  path: '/shop/delivery/cost/estimate',
  tags: ['specification'],
  operationId: 'estimateDelivery',
  summary: 'What the delivery of a product costs; an empty list means that the price is made individually',
  description:
    'For the shipping-cost button of the product page, in Poland. Free above 350 PLN. 404 for an unknown product, 422 at zipCode unless it is 00-000.',
  security: LOGIN,
  request: {
    ...REQUEST,
    body: requestBody(
      z
        .strictObject({ productId: WireId, quantity: Quantity, zipCode: ZipCode, countryId: z.literal(SHIPPING_REQUEST_COUNTRY) })
        .openapi('EstimateBody'),
    ),
  },
  responses: {
    200: dataResponse(
      'The ways of delivery',
      z.object({
        items: z.array(
          z.object({
            type: z.enum(['STANDARD', 'HOME']),
            deliveryTypeId: z.int(),
            price: WireAmount,
            currencyId: WireCurrency,
            days: z.int().nonnegative().openapi({ description: 'Working days until it is sent' }),
          }),
        ),
      }),
    ),
    ...UNAUTHORIZED,
    ...NOT_FOUND,
    ...WRITE_ERRORS,
  },
})

export const paymentMethods = createRoute({
  method: 'get',
  path: '/shop/checkout/payment-methods',
  tags: ['extension'],
  operationId: 'paymentMethods',
  summary: 'Ways to pay, with the least and greatest amount in PLN',
  description: 'For the payment step of the checkout, which leaves out what the currency or the amount does not allow.',
  request: REQUEST,
  responses: {
    200: dataResponse(
      'The ways to pay',
      z.object({
        items: z.array(
          z.object({
            id: PaymentMethodName,
            name: z.string().openapi({ example: 'Przelew bankowy' }),
            currencies: z.array(WireCurrency),
            min: WireAmount.nullable(),
            max: WireAmount.nullable(),
          }),
        ),
      }),
    ),
    ...READ_ERRORS,
  },
})

const ChosenDelivery = z.strictObject({ vendorId: WireId, deliveryTypeId: DeliveryTypeId })

const OrderPreview = z
  .object({
    cart: CartOrEmpty,
    ways: z
      .array(z.object({ vendorId: WireId, deliveryTypeId: z.int(), price: WireAmount, currencyId: WireCurrency }))
      .openapi({ description: 'What all things of a vendor can come by together, and what that costs' }),
  })
  .openapi('OrderPreview')

/** The totals the shopper saw, in minor units (GAP-98). */
export const OrderTotals = z
  .strictObject({
    currencyId: WireCurrency,
    total: MinorUnits,
    vendors: z.array(z.strictObject({ vendorId: WireId, total: MinorUnits })).max(100),
  })
  .openapi('OrderTotals')

export const previewOrder = createRoute({
  method: 'post',
  path: '/shop/checkout/preview',
  tags: ['extension'],
  operationId: 'previewOrder',
  summary: 'The cart as it would be ordered',
  description:
    'For the checkout: what the cart costs by other ways of delivery, and the ways that each vendor offers. Nothing is changed. Choices that do not fit the cart are 422; without a token and a guest id there is no cart: 401.',
  security: LOGIN_IF_ANY,
  request: {
    ...REQUEST,
    body: requestBody(
      z
        .strictObject({
          deliveries: z
            .array(ChosenDelivery)
            .max(100)
            .openapi({ description: 'As in an order; empty: as it lies in the cart', example: [] }),
          promoCode: orNull(Code),
          countryId: CountryId.optional().openapi({
            description:
              'Extension: where it is to be sent; without it the header shippingTo decides. Sent only to a shop API whose cart says shippingTo (EXT-49)',
          }),
        })
        .openapi('PreviewBody'),
    ),
  },
  responses: {
    200: dataResponse('The cart with sums of now', OrderPreview),
    ...UNAUTHORIZED,
    ...WRITE_ERRORS,
  },
})

/** The buyer, delivery and payment of an order. */
export const OrderBody = z
  .strictObject({
    email: Email,
    phone: Phone,
    firstName: filledText(MAX_NAME_CHARACTERS, 'Hanna'),
    lastName: filledText(MAX_NAME_CHARACTERS, 'Nowak'),
    deliveryAddress: AddressBody,
    invoice: orNull(Invoice),
    deliveries: z.array(ChosenDelivery).min(1).max(100),
    paymentMethod: PaymentMethodName,
    promoCode: orNull(Code),
    comment: textUpTo(TEXT_AREA_MAX).default(''),
    termsAgreement: Agreement,
    expectedTotals: orNull(OrderTotals).optional().openapi({
      description:
        'Extension: what the shopper was shown, in minor units: the total, and per vendor products and delivery before a promo code. With it nothing is ordered at other totals: 409 PRICE_CHANGED',
    }),
  })
  .openapi('OrderBody')

const OrderConflict = z.object({
  error: ErrorResponse.shape.error.extend({
    lines: z
      .array(
        z.object({
          productId: WireId,
          deliveryTypeId: z.int(),
          quantity: z.int().positive(),
          amountOfAvailableItems: z.int().nonnegative(),
        }),
      )
      .optional()
      .openapi({ description: 'With NOT_AVAILABLE: the lines that cannot be bought' }),
    preview: OrderPreview.optional().openapi({ description: 'With PRICE_CHANGED: the order as it would be now' }),
  }),
})

export const placeOrder = createRoute({
  method: 'post',
  path: '/shop/checkout/order',
  tags: ['extension'],
  operationId: 'placeOrder',
  summary: 'Orders what is in the cart; its pieces are taken from stock, for 72 hours unless it is paid',
  description:
    'For the last step of the checkout. The order is confirmed by mail and waits 72 hours for its payment; then it is cancelled and its pieces are back on sale. 409 NOT_AVAILABLE names the lines that are gone, 409 PRICE_CHANGED answers the new preview when the totals are not the expected ones, 409 CONFLICT is an empty cart; nothing was taken then. 422 when the deliveries do not fit the cart, at deliveryAddress.countryId when a vendor does not send there, when the code does not hold, the way to pay does not allow the amount, or the Idempotency-Key came with another body.',
  security: LOGIN_IF_ANY,
  request: { headers: OnceHeaders, query: NoQuery, body: requestBody(OrderBody) },
  responses: {
    200: dataResponse(
      'The order',
      z.object({ orderId: WireId, number: OrderNumber, status: OrderStatus, paymentLink: PaymentLink, summary: CartSummary }),
    ),
    409: {
      description: 'NOT_AVAILABLE: something of the cart is gone. PRICE_CHANGED: it costs something else. CONFLICT: the cart is empty',
      content: { 'application/json': { schema: OrderConflict } },
    },
    ...UNAUTHORIZED,
    ...WRITE_ERRORS,
  },
})

export const rePay = createRoute({
  method: 'post',
  path: '/shop/checkout/re-pay/{orderId}',
  tags: ['specification'],
  operationId: 'rePay',
  summary: 'A new payment for an order that awaits one; the one before is worth nothing',
  description:
    "For the button of an unpaid order in the history, and for another way to pay after a rejected payment. 404 for an id that is nobody's or another's, unless the reference of one of its payments comes with it; 409 when the order waits for no payment, 422 for a way to pay that does not allow the amount.",
  security: LOGIN_IF_ANY,
  request: {
    ...REQUEST,
    params: z.object({ orderId: PathId }),
    body: requestBody(
      z
        .strictObject({
          paymentMethod: PaymentMethodName.openapi({
            description: `Extension: any way to pay; the specification knows ${RE_PAY_METHOD}`,
            example: RE_PAY_METHOD,
          }),
          payment: orNull(PaymentId).optional().openapi({
            description: 'Extension: id of a payment of the order. It cannot be guessed, so it stands for the login of who ordered',
          }),
        })
        .openapi('RePayBody'),
    ),
  },
  responses: {
    200: dataResponse('Where to pay', z.object({ paymentLink: PaymentLink })),
    ...UNAUTHORIZED,
    ...NOT_FOUND,
    ...CONFLICT,
    ...WRITE_ERRORS,
  },
})
