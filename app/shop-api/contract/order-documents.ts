// Proformas and invoices of an order (EXT-18): the figures are the seller's, so no client computes them.
import { z } from '@hono/zod-openapi'
import { WireAmount, WireCurrency, WireDate } from './wire.ts'

export const OrderDocument = z
  .object({
    kind: z.enum(['PROFORMA', 'INVOICE']),
    number: z.string().openapi({ example: 'FV/1001/1' }),
    issuedAt: WireDate,
    seller: z.object({
      name: z.string().openapi({ example: 'Dom z duszą' }),
      address: z.array(z.string()).openapi({ example: ['ul. Magazynowa 2', '11-007 Łódź'] }),
      taxNumber: z.string().openapi({ example: '5260000018' }),
    }),
    lines: z.array(z.object({ name: z.string(), quantity: z.int().positive(), gross: WireAmount })),
    delivery: WireAmount,
    discount: WireAmount,
    vatPercent: z.number().nonnegative().openapi({ example: 23 }),
    net: WireAmount,
    vat: WireAmount,
    gross: WireAmount,
    currencyId: WireCurrency,
  })
  .openapi('OrderDocument')
