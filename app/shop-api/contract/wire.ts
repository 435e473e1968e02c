// Pieces of the wire that several calls share.
import { z } from '@hono/zod-openapi'
import { LANGUAGES } from '../../domain/language.ts'

export const WireId = z.int().positive()
export const WireAmount = z.number().nonnegative().openapi({ description: 'Decimal amount in the currency beside it', example: 1250.5 })
export const WireCurrency = z.enum(['PLN', 'EUR'])
export const WireLanguage = z.enum(LANGUAGES)

/** An instant as the shop writes it: local time and its zone. */
export const WireDate = z
  .object({
    date: z.string().openapi({ example: '2022-03-18 08:00:00' }),
    timezone_type: z.literal(3),
    timezone: z.string().openapi({ example: 'Europe/Warsaw' }),
  })
  .openapi('Date')

export const WireText = z.object({ langId: WireLanguage, text: z.string() }).openapi('Text')

export const WirePhoto = z
  .object({
    id: z.string(),
    url: z.string(),
    alt: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    color: z.string().openapi({ description: 'Dominant colour, the ground while the picture loads', example: '#d8cfc0' }),
  })
  .openapi('Photo')

export const WireNamed = z.object({ id: WireId, name: z.string() })

/** Paging of lists: past the end is an empty page, never an error (GAP-69). */
export const PageQuery = z.object({
  page: z.coerce.number().int().positive().max(1_000_000).default(1),
  per_page: z.coerce.number().int().positive().max(100).default(32),
})

export const Pagination = z
  .object({ total: z.int().nonnegative(), page: z.int().positive(), per_page: z.int().positive() })
  .openapi('Pagination')
