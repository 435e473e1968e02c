import { z } from '@hono/zod-openapi'

/** The account to which an order by bank transfer is paid (EXT-16). */
export const BankTransfer = z
  .object({
    recipient: z.string().openapi({ example: 'Patyna' }),
    iban: z
      .string()
      .regex(/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/)
      .openapi({ example: 'PL40000000000000000000001001' }),
    title: z.string().openapi({ example: 'PAT-1001' }),
  })
  .openapi('BankTransfer')
