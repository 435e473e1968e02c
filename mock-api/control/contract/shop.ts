// The data browser: reads and changes the shop of a world. Amounts are decimal, in PLN unless a currency is given.
import { createRoute, z } from '@hono/zod-openapi'
import { CONFLICT, NOT_FOUND } from '#app/shop-api/contract/error.ts'
import { requestBody } from '#app/shop-api/contract/json.ts'
import { OrderStatus } from '#app/shop-api/contract/checkout.ts'
import { StatusId } from '#app/shop-api/contract/product.ts'
import { PathId, WireCurrency, WireId } from '#app/shop-api/contract/wire.ts'
import { Instant, inWorld, paged, PagedQuery, reads, WorldName, WorldQuery, writes } from './in-world.ts'

/** Up to ten million, in whole grosze. */
export const Amount = z.number().positive().max(10_000_000).multipleOf(0.01).openapi({ example: 1250.5 })

export const ShopProduct = z
  .object({
    id: WireId,
    name: z.string(),
    status: StatusId,
    stock: z.int().nonnegative(),
    regularPrice: Amount,
    promo: z.object({ price: Amount, startsAt: Instant.nullable(), endsAt: Instant.nullable() }).nullable(),
    priceNow: Amount.openapi({ description: 'What a shopper pays by the clock of the world' }),
    vendor: z.object({ id: WireId, name: z.string(), isSuspended: z.boolean(), vacationUntil: z.iso.date().nullable() }),
    isChanged: z.boolean().openapi({ description: 'Whether it differs from the catalog in this world' }),
    prices: z.array(z.object({ at: Instant, price: Amount })).openapi({ description: 'Its price history, oldest first' }),
  })
  .openapi('ShopProduct')

export const findProducts = createRoute({
  method: 'get',
  path: '/__mock/products',
  tags: ['data'],
  operationId: 'findProducts',
  summary: 'Products by id or by a part of the name, 20 at most; what the world changed comes first. Without q only that',
  request: { ...inWorld, query: WorldQuery.extend({ q: z.string().max(100).default('').openapi({ example: 'fotel' }) }) },
  responses: reads('The products', z.object({ items: z.array(ShopProduct) })),
})

const Line = z.object({ productId: WireId, deliveryTypeId: z.int(), quantity: z.int().positive() })
const Owner = z.string().openapi({ description: '`client:` and an id, or `guest:` and a UUID', example: 'client:1' })

export const listCarts = createRoute({
  method: 'get',
  path: '/__mock/carts',
  tags: ['data'],
  operationId: 'listCarts',
  summary: 'Carts of a world, the one that was changed last first',
  request: { ...inWorld, query: PagedQuery },
  responses: reads('The carts', paged(z.object({ id: WireId, owner: Owner, changedAt: Instant, lines: z.array(Line) }))),
})

export const listOrders = createRoute({
  method: 'get',
  path: '/__mock/orders',
  tags: ['data'],
  operationId: 'listShopOrders',
  summary: 'Orders of a world, the newest first',
  request: { ...inWorld, query: PagedQuery },
  responses: reads(
    'The orders',
    paged(
      z.object({
        id: WireId,
        number: z.string(),
        owner: Owner,
        status: z.string(),
        totalCost: z.number(),
        currencyId: WireCurrency,
        createdAt: Instant,
        expiresAt: Instant,
        lines: z.array(Line.extend({ name: z.string() })),
      }),
    ),
  ),
})

const WholeOrder = z.object({ id: WireId, number: z.string(), status: OrderStatus })

export const createOrder = createRoute({
  method: 'post',
  path: '/__mock/orders',
  tags: ['data'],
  operationId: 'createOrder',
  summary: 'An order in any state, placed now; its pieces are taken from stock',
  description: 'Goes through the states before, with their mails and documents. 422 at `lines` for what cannot be ordered.',
  request: {
    ...inWorld,
    body: requestBody(
      z
        .strictObject({
          as: z.string().max(254).optional().openapi({ description: 'A persona or an e-mail; without it a guest' }),
          lines: z
            .array(
              z.strictObject({
                productId: WireId,
                quantity: z.int().positive().max(1000).default(1),
                deliveryTypeId: z.int().optional().openapi({ description: 'Without it standard delivery, else to the home' }),
              }),
            )
            .min(1)
            .max(100),
          status: OrderStatus.default('AWAITING_PAYMENT'),
        })
        .openapi('NewOrderBody', { example: { as: 'customer', lines: [{ productId: 1 }], status: 'SHIPPED' } }),
    ),
  },
  responses: { ...writes('The order', WholeOrder), ...NOT_FOUND },
})

export const changeOrder = createRoute({
  method: 'patch',
  path: '/__mock/orders/{id}',
  tags: ['data'],
  operationId: 'changeOrder',
  summary: 'Brings an order into another state; with SHIPPED its parcels get numbers',
  description:
    'For what sellers and carriers do; CANCELLED gives its pieces back. 409 for a state that it has left, an order that was cancelled or withdrawn from as a whole before it was sent, and CANCELLED for one from which was withdrawn.',
  request: {
    ...inWorld,
    params: z.object({ id: PathId }),
    body: requestBody(
      z.strictObject({ status: OrderStatus.exclude(['AWAITING_PAYMENT']) }).openapi('OrderChangeBody', { example: { status: 'SHIPPED' } }),
    ),
  },
  responses: { ...writes('The order', z.object({ id: WireId, status: z.string() })), ...NOT_FOUND, ...CONFLICT },
})

export const refundOrder = createRoute({
  method: 'post',
  path: '/__mock/orders/{id}/refund',
  tags: ['data'],
  operationId: 'refundOrder',
  summary: 'Pays back what a cancellation or withdrawals made due; each refund is mailed once',
  description: 'For what the payment provider does. 409 when nothing is due.',
  request: { ...inWorld, params: z.object({ id: PathId }) },
  responses: {
    ...reads('The refunds, in the currency of the order', z.object({ id: WireId, refunds: z.array(z.number()) })),
    ...NOT_FOUND,
    ...CONFLICT,
  },
})

export const checkInvariants = createRoute({
  method: 'get',
  path: '/__mock/invariants',
  tags: ['invariants'],
  operationId: 'checkInvariants',
  summary: 'What must hold in a world whatever happened, checked now',
  request: inWorld,
  responses: reads(
    'One row per rule',
    z.object({
      world: WorldName,
      ok: z.boolean(),
      items: z.array(
        z.object({
          name: z.string().openapi({ example: 'stock' }),
          title: z.string().openapi({ example: 'No piece is sold twice' }),
          ok: z.boolean(),
          checked: z.int().openapi({ description: 'How many things were looked at' }),
          violations: z.array(z.object({ where: z.string(), expected: z.string(), actual: z.string() })),
        }),
      ),
    }),
  ),
})
