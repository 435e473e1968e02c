// Withdrawal from an order within 14 days (Directive 2011/83/EU; EXT-17).
import { createRoute, z } from '@hono/zod-openapi'
import { DeliveryTypeId, OnceHeaders } from './cart.ts'
import { CONFLICT, FORBIDDEN, NOT_FOUND, UNAUTHORIZED, WRITE_ERRORS } from './error.ts'
import { textUpTo } from './fields.ts'
import { dataResponse, requestBody } from './json.ts'
import { PaymentId } from './payment-id.ts'
import { LOGIN_IF_ANY } from './session-headers.ts'
import { NoQuery, orNull, PathId, ReturnPaidBy, WireAmount, WireCurrency, WireDate, WireId } from './wire.ts'

/** Longest reason, which nobody has to give. */
export const MAX_REASON_CHARACTERS = 500
const MAX_LINES = 100
const MAX_PIECES = 1_000_000

const Pieces = z.object({ id: WireId, deliveryTypeId: z.int(), name: z.string(), quantity: z.int().positive() })

const ReturnTerms = z
  .object({
    vendorId: WireId,
    address: z.array(z.string()).openapi({ example: ['Dom z duszą', 'ul. Magazynowa 2', '11-007 Łódź'] }),
    paidBy: ReturnPaidBy,
  })
  .openapi('ReturnTerms')

/** The right to withdraw from an order, as it is now. */
export const WithdrawalRight = z
  .object({
    refusal: orNull(z.enum(['professional', 'unpaid', 'cancelled', 'too-late', 'nothing-left'])).openapi({
      description: 'Why the user cannot withdraw; null: it is possible',
    }),
    until: orNull(WireDate).openapi({ description: 'The first instant that is too late; null: nothing has arrived yet' }),
    left: z.array(Pieces).openapi({ description: 'Pieces from which nobody has withdrawn yet' }),
    returns: z.array(ReturnTerms),
  })
  .openapi('WithdrawalRight')

export const Withdrawal = z
  .object({
    id: WireId,
    receivedAt: WireDate,
    items: z.array(Pieces),
    refund: WireAmount,
    currencyId: WireCurrency,
    reason: orNull(z.string()).optional().openapi({ description: 'What the user gave as the reason; in the export of the account alone' }),
  })
  .openapi('Withdrawal')

export const WithdrawalBody = z
  .strictObject({
    items: z
      .array(
        z.strictObject({
          productId: WireId,
          deliveryTypeId: DeliveryTypeId,
          quantity: z.int().positive().max(MAX_PIECES).openapi({ example: 1 }),
        }),
      )
      .min(1)
      .max(MAX_LINES),
    reason: orNull(textUpTo(MAX_REASON_CHARACTERS)),
    payment: orNull(PaymentId).optional().openapi({
      description: 'Id of a payment of the order. It cannot be guessed, so it stands for the login of who ordered',
    }),
  })
  .openapi('WithdrawalBody')

export const withdraw = createRoute({
  method: 'post',
  path: '/shop/client/orders/{id}/withdrawals',
  tags: ['extension'],
  operationId: 'withdraw',
  summary: 'Withdraws from an order, or from a part of it; a mail in the language of langId acknowledges content and time',
  description:
    "For the withdrawal function of an order, whose fields `withdrawal` and `withdrawals` say what is possible and what was received. 403 for orders of professionals, whose contracts have no such right. 409 when the order is unpaid, cancelled, withdrawn from as a whole, or its 14 days are over. 422 at items for more pieces than are left, and when the Idempotency-Key came with another body. 404 for an id that is nobody's or another's, unless the reference of one of its payments comes with it.",
  security: LOGIN_IF_ANY,
  request: { headers: OnceHeaders, query: NoQuery, params: z.object({ id: PathId }), body: requestBody(WithdrawalBody) },
  responses: {
    200: dataResponse('It was received', z.object({ orderId: WireId })),
    ...UNAUTHORIZED,
    403: FORBIDDEN[403],
    ...NOT_FOUND,
    ...CONFLICT,
    ...WRITE_ERRORS,
  },
})
