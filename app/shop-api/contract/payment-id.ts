import { z } from '@hono/zod-openapi'

/** Id of a payment. It cannot be guessed, so it stands for the login of who ordered (GAP-106). */
export const PaymentId = z.uuid().openapi({ example: '3f2b1c52-7a8e-4a53-9a0d-0f5a3c1d2e3f' })
