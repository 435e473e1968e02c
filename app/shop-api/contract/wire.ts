// Schemas that several calls share.
import { z } from '@hono/zod-openapi'
import { isLocalTime, isTimeZone } from '../../domain/time/instant.ts'
import { LANGUAGES } from '../../domain/language.ts'
import { CURRENCY_IDS } from '../../domain/market.ts'

// JSON parsing rounds integers above this bound, so the bound is also in the OpenAPI document.
export const WireId = z.int().positive().max(Number.MAX_SAFE_INTEGER).openapi({ example: 4711 })
export const WireAmount = z.number().nonnegative().openapi({ description: 'Decimal amount in the currency beside it', example: 1250.5 })
/** Minor units: whole grosze or cents. */
export const MinorUnits = z.int().nonnegative().max(Number.MAX_SAFE_INTEGER).openapi({ example: 125_050 })
/** Delivery time in working days. It is counted day by day, so it is bounded: ten years; the longest real offer takes weeks. */
export const WireShippingDays = z.int().nonnegative().max(3650)
export const WireCurrency = z.enum(CURRENCY_IDS)
export const WireLanguage = z.enum(LANGUAGES)

/** An instant as the shop API writes it: local time and time zone. Impossible dates and unknown zones violate the contract. */
export const WireDate = z
  .object({
    date: z.string().refine(isLocalTime, 'no local time').openapi({ example: '2022-03-18 08:00:00' }),
    timezone_type: z.literal(3),
    timezone: z.string().refine(isTimeZone, 'no time zone').openapi({ example: 'Europe/Warsaw' }),
  })
  .openapi('Date')

/** A country of delivery. */
export const CountryId = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .openapi({ description: 'Two capital letters', example: 'ES' })

export const WireText = z.object({ langId: WireLanguage, text: z.string().openapi({ example: 'Kolor' }) }).openapi('Text')

export const WirePhoto = z
  .object({
    id: z.string().openapi({ example: 'armchair-oak-green-front' }),
    url: z.string().openapi({ example: '/photos/armchair-oak-green-front-640.avif' }),
    alt: z.string().openapi({ example: 'Fotel 366, widok z przodu' }),
    width: z.int().positive().openapi({ example: 1280 }),
    height: z.int().positive().openapi({ example: 1280 }),
    color: z.string().openapi({ description: 'Dominant colour, the ground while the picture loads', example: '#d8cfc0' }),
    flaw: z.string().optional().openapi({ description: 'Extension: the flaw of the product that the picture shows', example: 'rysa' }),
  })
  .openapi('Photo')

/** A picture of the vendor's shop (EXT-40). */
export const VendorPhoto = WirePhoto.openapi('VendorPhoto', { description: "Extension: the vendor's shop" })

/** Who pays for sending goods back (EXT-17, EXT-41). */
export const ReturnPaidBy = z.enum(['BUYER', 'SELLER']).openapi({ description: 'Who pays for the return' })

/** A named schema or null. `.nullable()` on a named schema drops null from the OpenAPI document; a union keeps it. */
export function orNull<T extends z.ZodType>(schema: T) {
  return z.union([z.null(), schema])
}

export const WireNamed = z.object({ id: WireId, name: z.string().openapi({ example: 'Dom z duszą' }) })

/** What the shop counts of a vendor (EXT-36). */
export const VendorRecord = z
  .object({
    sellingSince: WireDate,
    sales: z.int().nonnegative(),
    answersWithinHours: z.int().positive(),
    ratings: z
      .array(z.int().nonnegative())
      .min(5)
      .max(5)
      .openapi({ description: 'Number of ratings with one to five stars', example: [0, 1, 3, 14, 80] }),
  })
  .openapi('VendorRecord', { description: 'Extension: since when a vendor sells, how much, how soon they answer, how buyers rate them' })

const PATH_ID = /^[1-9]\d{0,14}$/

/** An id in a path: decimal digits without a leading zero; other notations that JavaScript parses as numbers are rejected. */
export const PathId = z
  .string()
  .regex(PATH_ID)
  .transform(Number)
  .pipe(WireId)
  .openapi({ type: 'string', pattern: PATH_ID.source, example: '4711' })

/** At most 100 ids. */
const ID_LIST = /^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/

/** Ids in a query, separated by commas. */
export const idList = (documented: { description: string; example: string }) =>
  z
    .string()
    .regex(ID_LIST)
    .transform((list) => list.split(',').map(Number))
    .openapi({ type: 'string', pattern: ID_LIST.source, ...documented })

const Count = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .pipe(WireId)

/** Rows per page; values other than 1 to 100 are refused (GAP-16). */
export const perPage = (rows: number) =>
  Count.pipe(z.int().max(100)).default(rows).openapi({ type: 'integer', minimum: 1, maximum: 100, default: rows })

/** Page number of lists: below 1 or not a number means the first page, past the end an empty page, never an error (GAP-69). */
export const PageQuery = z.strictObject({
  page: Count.catch(1).openapi({ type: 'string', description: 'A number from 1 on; anything else is the first page', example: '1' }),
  per_page: perPage(32),
})

/** The query of calls without parameters: an unknown parameter is refused. */
export const NoQuery = z.strictObject({})

export const Pagination = z
  .object({ total: z.int().nonnegative(), page: z.int().positive(), per_page: z.int().positive().openapi({ example: 32 }) })
  .openapi('Pagination')

/** A token of the shop API: of a login or a mailed link (GAP-102). */
export const WireToken = z
  .string()
  .regex(/^[\w-]{16,128}$/)
  .openapi({ example: 'q3bKx0cJ2o8Vt5yQ1mWzR7uE9aSdF4gH6jKlZxCvBnM' })
