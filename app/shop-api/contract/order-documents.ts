// Proformas, invoices and corrections of an order (EXT-18, EXT-48): the figures are the seller's, so no client computes them.
import { z } from '@hono/zod-openapi'
import { WireAmount, WireCurrency, WireDate } from './wire.ts'

/** Of a correction they are less than nothing. */
const Change = z.number().openapi({ description: 'Decimal amount in the currency of the document', example: 1250.5 })
const Sums = { net: Change, vat: Change, gross: Change }
const VatPercent = z.number().nonnegative().openapi({ example: 23 })
const Party = {
  name: z.string().openapi({ example: 'Dom z duszą' }),
  address: z.array(z.string()).openapi({ example: ['ul. Magazynowa 2', '11-007 Łódź'] }),
}

const BilledLine = z
  .object({
    quantity: z.int(),
    unit: z.enum(['PIECE', 'SERVICE']),
    netUnitPrice: WireAmount,
    vatPercent: VatPercent,
    ...Sums,
  })
  .openapi('BilledLine', { description: 'Extension: a line of the document, without what codes took off' })

export const OrderDocument = z
  .object({
    kind: z.enum(['PROFORMA', 'INVOICE', 'CORRECTION']),
    number: z.string().openapi({ description: 'In sequence per seller and year', example: 'FV/2026/7/12' }),
    issuedAt: WireDate,
    seller: z.object({ ...Party, taxNumber: z.string().openapi({ example: '5260000018' }) }),
    buyer: z
      .object({ ...Party, taxNumber: z.string().nullable() })
      .optional()
      .openapi({ description: 'Extension: as the document names it' }),
    lines: z.array(z.object({ name: z.string(), quantity: z.int(), gross: Change, billed: BilledLine.optional() })),
    delivery: Change,
    deliveries: z.array(BilledLine).optional().openapi({ description: 'Extension: the lines of `delivery`' }),
    discount: WireAmount.openapi({ description: 'What codes took off `lines`' }),
    vatPercent: VatPercent,
    ...Sums,
    vatInPln: z
      .object({ vat: Change, rate: z.number().positive().openapi({ example: 4.3 }) })
      .nullable()
      .optional()
      .openapi({ description: 'Extension: the tax of a document in another currency, and PLN for one unit of it; null: it is in PLN' }),
    corrects: z
      .object({ number: z.string().openapi({ example: 'FV/2026/7/12' }), reason: z.enum(['CANCELLED', 'WITHDRAWN']) })
      .nullable()
      .optional()
      .openapi({ description: 'Extension: the invoice that a correction corrects' }),
    currencyId: WireCurrency,
  })
  .openapi('OrderDocument')
