// GET /shop/client/orders, GET /shop/client/orders/{id} (GAP-33).
import { createRoute, z } from '@hono/zod-openapi'
import { Address } from './addresses.ts'
import { CartSummary, CurrencyName } from './cart.ts'
import { OrderNumber, OrderStatus, PaymentLink, PaymentMethodName } from './checkout.ts'
import { NOT_FOUND, READ_ERRORS, UNAUTHORIZED } from './error.ts'
import { dataResponse } from './json.ts'
import { LOGIN, SessionHeaders } from './session-headers.ts'
import { NoQuery, orNull, PageQuery, Pagination, PathId, WireAmount, WireCurrency, WireDate, WireId, WireNamed } from './wire.ts'

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
  })
  .openapi('OrderItem')

/** As it was ordered; what was right then is not checked again. */
const OrderInvoice = z
  .object({
    company: z.string().openapi({ example: 'Pracownia Wnętrz' }),
    nip: z.string().openapi({ example: '526-104-08-28' }),
    address: z.string().openapi({ example: 'Piotrkowska 104, 90-926 Łódź' }),
  })
  .openapi('OrderInvoice')

export const Order = z
  .object({
    ...OrderHead,
    deliveries: z.array(
      z.object({ vendor: WireNamed, deliveryTypeId: z.int(), price: WireAmount, currencyId: WireCurrency, items: z.array(OrderItem) }),
    ),
    contact: z.object({ email: z.string(), phone: z.string(), firstName: z.string(), lastName: z.string() }),
    deliveryAddress: Address.omit({ id: true }),
    invoice: orNull(OrderInvoice),
    comment: z.string(),
    payment: z.object({
      method: PaymentMethodName,
      status: z.enum(['PENDING', 'PAID', 'REJECTED', 'REPLACED']),
      paymentLink: orNull(PaymentLink).openapi({ description: 'Null: there is nothing to pay there' }),
    }),
    summary: CartSummary,
  })
  .openapi('Order')

export const orders = createRoute({
  method: 'get',
  path: '/shop/client/orders',
  tags: ['extension'],
  operationId: 'orders',
  summary: 'Orders of the user, the newest first',
  description: 'For the order history. 401 without a login.',
  security: LOGIN,
  request: { headers: SessionHeaders, query: PageQuery },
  responses: {
    200: dataResponse('The orders', z.object({ items: z.array(OrderRow), pagination: Pagination })),
    ...UNAUTHORIZED,
    ...READ_ERRORS,
  },
})

export const orderDetails = createRoute({
  method: 'get',
  path: '/shop/client/orders/{id}',
  tags: ['extension'],
  operationId: 'orderDetails',
  summary: 'One order of the user',
  description:
    "For the page of an order: names, prices and addresses as they were when it was made. 401 without a login, 404 for an id that is nobody's or another's.",
  security: LOGIN,
  request: { headers: SessionHeaders, query: NoQuery, params: z.object({ id: PathId }) },
  responses: { 200: dataResponse('The order', Order), ...UNAUTHORIZED, ...NOT_FOUND, ...READ_ERRORS },
})
