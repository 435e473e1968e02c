// The stand-in for a payment provider: its page, and the two buttons of it (GAP-32).
import { createRoute, z } from '@hono/zod-openapi'
import { BankTransfer } from './bank-transfer.ts'
import { OrderNumber, OrderStatus, PaymentMethodName } from './checkout.ts'
import { CONFLICT, NOT_FOUND, READ_ERRORS, WRITE_ERRORS } from './error.ts'
import { dataResponse, requestBody } from './json.ts'
import { OrderEvents } from './orders.ts'
import { PaymentId } from './payment-id.ts'
import { REQUEST } from './session-headers.ts'
import { orNull, WireAmount, WireCurrency, WireId } from './wire.ts'
import { Withdrawal, WithdrawalRight } from './withdrawals.ts'

const ofPayment = z.object({ paymentId: PaymentId })

const SandboxPayment = z
  .object({
    id: PaymentId,
    orderId: WireId,
    orderNumber: OrderNumber,
    orderStatus: OrderStatus,
    method: PaymentMethodName,
    amount: WireAmount,
    currencyId: WireCurrency,
    status: z.enum(['PENDING', 'PAID', 'REJECTED', 'REPLACED']),
    transfer: orNull(BankTransfer).optional().openapi({ description: 'Extension: where to transfer the amount; null: nowhere' }),
    events: OrderEvents.optional().openapi({ description: 'Extension: when the order came into its states, oldest first' }),
    withdrawal: WithdrawalRight.optional().openapi({ description: 'Extension: the right to withdraw from the order' }),
    withdrawals: z.array(Withdrawal).optional().openapi({ description: 'Extension: what was withdrawn from, oldest first' }),
  })
  .openapi('SandboxPayment')

export const sandboxPayment = createRoute({
  method: 'get',
  path: '/shop/checkout/sandbox-payment/{paymentId}',
  tags: ['extension'],
  operationId: 'sandboxPayment',
  summary: 'What the sandbox page of a payment shows; whoever has the link may see it',
  description:
    'For the page that a payment link leads to, in place of a payment provider. The id cannot be guessed, so the link needs no login. 404 for an unknown id.',
  request: { ...REQUEST, params: ofPayment },
  responses: { 200: dataResponse('The payment', SandboxPayment), ...NOT_FOUND, ...READ_ERRORS },
})

export const settleSandboxPayment = createRoute({
  method: 'post',
  path: '/shop/checkout/sandbox-payment/{paymentId}',
  tags: ['extension'],
  operationId: 'settleSandboxPayment',
  summary: 'Pay, or reject; to say the same twice changes nothing',
  description:
    'For the two buttons of the sandbox page. A rejected payment can be tried anew by re-pay. 404 for an unknown id, 409 when the payment was settled otherwise or replaced, or its order waits no more.',
  request: {
    ...REQUEST,
    params: ofPayment,
    body: requestBody(z.strictObject({ status: z.enum(['PAID', 'REJECTED']) }).openapi('SettleBody')),
  },
  responses: { 200: dataResponse('The payment as it is now', SandboxPayment), ...NOT_FOUND, ...CONFLICT, ...WRITE_ERRORS },
})
