// GET /shop/client/orders, GET /shop/client/orders/{id} (GAP-33); what can be done after an order (EXT-16). Optional fields are extensions.
import { createRoute, z } from '@hono/zod-openapi'
import { Address } from './addresses.ts'
import { CartSummary, CurrencyName, OnceHeaders } from './cart.ts'
import { BankTransfer } from './bank-transfer.ts'
import { OrderNumber, OrderStatus, PaymentLink, PaymentMethodName } from './checkout.ts'
import { CONFLICT, NOT_FOUND, READ_ERRORS, UNAUTHORIZED, WRITE_ERRORS } from './error.ts'
import { dataResponse } from './json.ts'
import { OrderDocument } from './order-documents.ts'
import { PaymentId } from './payment-id.ts'
import { LOGIN, LOGIN_IF_ANY, SessionHeaders, REQUEST } from './session-headers.ts'
import { Withdrawal, WithdrawalRight } from './withdrawals.ts'
import { orNull, PageQuery, Pagination, PathId, WireAmount, WireCurrency, WireDate, WireId, WireNamed } from './wire.ts'

const OrderHead = { id: WireId, number: OrderNumber, createdAt: WireDate, status: OrderStatus }

const OrderRow = z
  .object({ ...OrderHead, totalCost: WireAmount, currency: CurrencyName, itemsCount: z.int().positive() })
  .openapi('OrderRow')

const OrderItem = z
  .object({
    id: WireId,
    name: z.string().openapi({ example: 'Fotel 366' }),
    href: z.string().openapi({ example: '/fotel-366-4711' }),
    quantity: z.int().positive(),
    price: WireAmount,
    promoPrice: WireAmount.nullable(),
    currencyId: WireCurrency,
    imageUrl: z.string().nullable().optional().openapi({ example: '/photos/armchair-oak-green-front-640.avif' }),
  })
  .openapi('OrderItem')

const Parcel = z
  .object({
    carrier: z.string().openapi({ example: 'Kurier 24' }),
    number: z.string().openapi({ example: '00100101' }),
    url: z
      .string()
      .regex(/^https:\/\/\S+$/)
      .openapi({ example: 'https://kurier24.example/paczka/00100101' }),
  })
  .openapi('Parcel')

const OrderDelivery = z.object({
  vendor: WireNamed,
  deliveryTypeId: z.int(),
  price: WireAmount,
  currencyId: WireCurrency,
  items: z.array(OrderItem),
  arrivesBy: orNull(WireDate).optional().openapi({ description: 'The day by which it arrives; of an unpaid order, if it were paid now' }),
  parcel: orNull(Parcel).optional().openapi({ description: 'Null: not with a carrier yet' }),
})

/** As it was ordered; what was right then is not checked again. */
const OrderInvoice = z
  .object({
    company: z.string().openapi({ example: 'Pracownia Wnętrz' }),
    nip: z.string().openapi({ example: '526-104-08-28' }),
    address: z.string().openapi({ example: 'Piotrkowska 104, 90-926 Łódź' }),
  })
  .openapi('OrderInvoice')

export const OrderEvents = z
  .array(z.object({ status: OrderStatus, at: WireDate }))
  .openapi({ description: 'When it came into its states, oldest first' })

export const Order = z
  .object({
    ...OrderHead,
    deliveries: z.array(OrderDelivery),
    contact: z.object({ email: z.string(), phone: z.string(), firstName: z.string(), lastName: z.string() }),
    deliveryAddress: Address.omit({ id: true }),
    invoice: orNull(OrderInvoice),
    comment: z.string(),
    payment: z.object({
      method: PaymentMethodName,
      status: z.enum(['PENDING', 'PAID', 'REJECTED', 'REPLACED']),
      paymentLink: orNull(PaymentLink).openapi({ description: 'Null: there is nothing to pay there' }),
      transfer: orNull(BankTransfer).optional(),
      dueBy: orNull(WireDate).optional().openapi({ description: 'When an unpaid order is cancelled' }),
      isExpired: z.boolean().optional().openapi({ description: 'It was cancelled because nobody paid in time' }),
    }),
    summary: CartSummary,
    events: OrderEvents.optional(),
    actions: z
      .array(z.enum(['CANCEL', 'BUY_AGAIN']))
      .optional()
      .openapi({ description: 'What can be done with it now' }),
    documents: z
      .array(OrderDocument)
      .optional()
      .openapi({ description: 'Proformas before the payment, invoices after it, one per vendor' }),
    withdrawal: WithdrawalRight.optional(),
    withdrawals: z.array(Withdrawal).optional().openapi({ description: 'What was withdrawn from, oldest first' }),
  })
  .openapi('Order')

export const orders = createRoute({
  method: 'get',
  path: '/shop/client/orders',
  tags: ['extension'],
  operationId: 'orders',
  summary: 'Orders of the user, the newest first',
  description: 'For the order history.',
  security: LOGIN,
  request: { headers: SessionHeaders, query: PageQuery },
  responses: {
    200: dataResponse('The orders', z.object({ items: z.array(OrderRow), pagination: Pagination })),
    ...UNAUTHORIZED,
    ...READ_ERRORS,
  },
})

/** A guest's order, whose link stands for the login that a guest does not have (EXT-46). */
const OfOrder = z.strictObject({
  payment: PaymentId.optional().openapi({
    description: "Id of a payment of a guest's order. It cannot be guessed, so it stands for a login",
  }),
})
const ofOrder = { headers: SessionHeaders, query: OfOrder, params: z.object({ id: PathId }) }

export const orderDetails = createRoute({
  method: 'get',
  path: '/shop/client/orders/{id}',
  tags: ['extension'],
  operationId: 'orderDetails',
  summary: 'One order of the user, or of a guest by its link',
  description:
    "For the page of an order: names, prices and addresses as they were when it was made. With the id of one of its payments a guest's order is anybody's who has it. 401 without a login and without such an id, 404 for an order that is nobody's or another's.",
  security: LOGIN_IF_ANY,
  request: ofOrder,
  responses: { 200: dataResponse('The order', Order), ...UNAUTHORIZED, ...NOT_FOUND, ...READ_ERRORS },
})

export const cancelOrder = createRoute({
  method: 'post',
  path: '/shop/client/orders/{id}/cancel',
  tags: ['extension'],
  operationId: 'cancelOrder',
  summary: 'Cancels an order before it is dispatched; to say it twice changes nothing',
  description:
    "For the page of an order. Its pieces are back on sale, and a mail confirms it. 409 when something of it is on its way. As of its details, the id of a payment stands for a guest's login. 401 without either, 404 for an order that is nobody's or another's.",
  security: LOGIN_IF_ANY,
  request: ofOrder,
  responses: { 200: dataResponse('The order as it is now', Order), ...UNAUTHORIZED, ...NOT_FOUND, ...CONFLICT, ...WRITE_ERRORS },
})

export const buyAgain = createRoute({
  method: 'post',
  path: '/shop/client/orders/{id}/buy-again',
  tags: ['extension'],
  operationId: 'buyAgain',
  summary: 'Puts the things of an order into the cart once more, at the prices of now',
  description:
    "For the page of an order. What is sold is left out and named. 404 for an id that is nobody's or another's, 422 when the Idempotency-Key came with another order.",
  security: LOGIN,
  request: { ...REQUEST, headers: OnceHeaders, params: z.object({ id: PathId }) },
  responses: {
    200: dataResponse(
      'What is in the cart now, and what could not be added',
      z.object({
        added: z.array(
          WireNamed.extend({
            quantity: z.int().nonnegative().optional().openapi({
              description: 'Extension: how many pieces this call added; 0 where all that there are lay in the cart already (EXT-70)',
            }),
            ordered: z.int().positive().optional(),
          }),
        ),
        left: z.array(WireNamed),
      }),
    ),
    ...UNAUTHORIZED,
    ...NOT_FOUND,
    ...WRITE_ERRORS,
  },
})
