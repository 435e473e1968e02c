// POST /shop/search/products (spec §7) with facets (EXT-02), GET /shop/search/suggest (EXT-03).
import { createRoute, z } from '@hono/zod-openapi'
import { RANGE_FACETS, SEARCH_LIMITS } from '../../domain/search/facets.ts'
import { orderKeys } from '../../domain/search/sort-orders.ts'
import { READ_ERRORS, WRITE_ERRORS } from './error.ts'
import { dataResponse } from './json.ts'
import { FacetCounts, FacetFields, Ids } from './search-facets.ts'
import { textUpTo } from './fields.ts'
import { SearchItem } from './product.ts'
import { SessionHeaders } from './session-headers.ts'
import { orNull, PageQuery, Pagination, WireAmount, WireCurrency, WireId, WirePhoto } from './wire.ts'

/** The search body (spec §7). Values of one field are combined with OR, fields with AND (GAP-65). */
export const SearchBody = z
  .strictObject({
    ...FacetFields,
    tags: Ids.optional(),
    textSearch: textUpTo(SEARCH_LIMITS.text).optional(),
    orderBy: z.strictObject({ order: z.enum(orderKeys()), dir: z.enum(['asc', 'desc']).optional() }).optional(),
    vendor: WireId.optional(),
    visibleOnGrid: z.union([z.literal(1), z.literal(2)]).optional(),
    similarTo: WireId.optional().openapi({
      description:
        'Extension: leave this product out and order by likeness to it: its style first, then its colour, then the nearest price. Not with orderBy',
    }),
    facets: z.boolean().optional().openapi({ description: 'Extension: also answer counts per value' }),
  })
  .openapi('SearchBody', {
    example: { textSearch: 'fotel', categories: [145], price: { to: 2500 }, orderBy: { order: 'price', dir: 'asc' }, facets: true },
  })

export type WireSearchBody = z.infer<typeof SearchBody>

/**
 * Counts per value under all other filters; a group's own selection does not limit its own counts (EXT-02). Values without hits are omitted.
 * In a grid of categories alone, which any other filter ends (SRCH-16), the other groups count all variants.
 */
export const Facets = z.object(FacetCounts).openapi('Facets')

export type WireFacets = z.infer<typeof Facets>

const Typed = z.string().openapi({ description: 'A part of the text, as typed' })

/** What a search took its text to mean, beyond words (EXT-10). */
export const UnderstoodText = z
  .object({
    facts: z.array(
      z.object({
        typed: Typed,
        kind: z.enum(['price', 'length', 'size', 'set', 'years', 'value', 'promo', 'order']),
        facet: z.enum(RANGE_FACETS).optional().openapi({ description: 'The range that it bounds: prices in PLN, sides in cm' }),
        from: z.number().optional(),
        to: z.number().optional(),
      }),
    ),
    corrected: z.array(z.object({ typed: Typed, meant: z.string() })),
    without: z.array(Typed).openapi({ description: 'Parts that not all items have: dropped because nothing had all' }),
    instead: z
      .array(z.object({ typed: Typed, shown: z.array(z.string()) }))
      .optional()
      .openapi({
        description:
          'Parts by which nothing is called, with the names of the categories or colours that stand in, in the language asked for',
      }),
    excluded: z
      .array(z.object({ typed: Typed, known: z.enum(['all', 'named', 'no']) }))
      .optional()
      .openapi({
        description:
          'Parts that exclude what they name: all that has it is left out, or what says so in its name, or nothing because the catalog does not tell',
      }),
  })
  .openapi('UnderstoodText', {
    description:
      'Extension: numbers and words of the text that became conditions, words that were corrected, dropped, replaced by a kind or excluded. Absent when there are none; a part in quotation marks is always taken literally',
  })

export type WireUnderstood = z.infer<typeof UnderstoodText>

const SearchResponse = z.object({
  data: z.object({
    items: z.array(SearchItem),
    pagination: Pagination,
    facets: Facets.optional(),
    understood: UnderstoodText.optional(),
  }),
})

export type WireSearchResponse = z.infer<typeof SearchResponse>

export const searchProducts = createRoute({
  method: 'post',
  path: '/shop/search/products',
  tags: ['specification'],
  operationId: 'searchProducts',
  summary: 'Products on sale that match, in the order asked for',
  description:
    'For every listing: catalog, tag, vendor, boutique and tabs. Values of one field are alternatives, fields narrow each other; sold-out products are left out. A page past the end is empty, with the right total.',
  request: {
    headers: SessionHeaders,
    query: PageQuery,
    body: { required: true, content: { 'application/json': { schema: SearchBody } } },
  },
  responses: {
    200: {
      description: 'One page of the matches',
      content: {
        'application/json': {
          schema: SearchResponse,
        },
      },
    },
    ...WRITE_ERRORS,
  },
})

/** A typeahead suggestion; `kind` is the type of page it leads to. */
export const Suggestion = z
  .object({
    kind: z.enum(['product', 'category', 'manufacturer', 'designer', 'vendor']),
    id: WireId,
    text: z.string(),
    photo: orNull(WirePhoto),
    price: WireAmount.optional().openapi({ description: 'What a product costs now; others have none' }),
    currencyId: WireCurrency.optional(),
    count: z.int().nonnegative().optional().openapi({ description: 'Products on sale that it leads to; a product has none' }),
  })
  .openapi('Suggestion')

const Suggestions = z
  .object({
    items: z.array(Suggestion),
    total: z.int().nonnegative().optional().openapi({ description: 'Products that a search for the text finds' }),
    understood: UnderstoodText.optional(),
    popular: z.array(Suggestion).optional().openapi({ description: 'Categories, only where nothing was found' }),
  })
  .openapi('Suggestions')

export const searchSuggest = createRoute({
  method: 'get',
  path: '/shop/search/suggest',
  tags: ['extension'],
  operationId: 'searchSuggest',
  summary: 'Categories, manufacturers, designers, vendors and products whose names begin like the query',
  description:
    'For the search field while somebody types. Nothing found is an empty list. `total` and `understood` are those of a search for the text; where no name fits and the search finds nothing either, `popular` has the kinds with most products.',
  request: { headers: SessionHeaders, query: z.strictObject({ q: textUpTo(SEARCH_LIMITS.text).openapi({ example: 'fot' }) }) },
  responses: {
    200: dataResponse('At most ten suggestions, best first', Suggestions),
    ...READ_ERRORS,
  },
})
