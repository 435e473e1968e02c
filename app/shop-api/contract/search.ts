// POST /shop/search/products (spec §7) with facets (EXT-02), GET /shop/search/suggest (EXT-03).
import { createRoute, z } from '@hono/zod-openapi'
import { READ_ERRORS, WRITE_ERRORS } from './error.ts'
import { textUpTo } from './fields.ts'
import { SearchItem } from './product.ts'
import { SessionHeaders } from './session-headers.ts'
import { orNull, PageQuery, Pagination, WireId, WirePhoto } from './wire.ts'

const Ids = z.array(z.int().nonnegative().max(Number.MAX_SAFE_INTEGER)).max(100)
const Bound = z.number().nonnegative().max(100_000_000)
const Range = z.strictObject({ from: Bound.optional(), to: Bound.optional() })

/** The search body (spec §7). Values of one field are alternatives, fields narrow each other (GAP-65). */
export const SearchBody = z
  .strictObject({
    categories: Ids.optional(),
    tags: Ids.optional(),
    materials: Ids.optional(),
    colors: Ids.optional(),
    styles: Ids.optional(),
    manufacturer: Ids.optional(),
    classification: Ids.optional(),
    textSearch: textUpTo(128).optional(),
    shippingDays: z.number().int().nonnegative().max(365).optional().openapi({ description: 'At most so many working days (GAP-66)' }),
    'dimension-depth': Range.optional(),
    'dimension-height': Range.optional(),
    'dimension-width': Range.optional(),
    isPriceNegotiable: z.boolean().optional(),
    onlyPromo: z.boolean().optional(),
    price: Range.optional().openapi({ description: 'Always PLN (GAP-20)' }),
    orderBy: z.strictObject({ order: z.enum(['newest', 'price', 'popular']), dir: z.enum(['asc', 'desc']).optional() }).optional(),
    vendor: WireId.optional(),
    visibleOnGrid: z.union([z.literal(1), z.literal(2)]).optional(),
    facets: z.boolean().optional().openapi({ description: 'Extension: also answer counts per value' }),
  })
  .openapi('SearchBody', {
    example: { textSearch: 'fotel', categories: [145], price: { to: 2500 }, orderBy: { order: 'price', dir: 'asc' }, facets: true },
  })

export type WireSearchBody = z.infer<typeof SearchBody>

const ValueCount = z.object({ id: z.int(), count: z.int().nonnegative() })
const RangeFacet = z.object({ min: z.number(), max: z.number() }).nullable()

/** Counts per value under all other filters; a group's own selection does not limit its own counts (EXT-02). Values without hits are left out. */
export const Facets = z
  .object({
    classification: z.array(ValueCount),
    categories: z.array(ValueCount),
    colors: z.array(ValueCount),
    materials: z.array(ValueCount),
    styles: z.array(ValueCount),
    manufacturer: z.array(ValueCount),
    price: RangeFacet.openapi({ description: 'Lowest and highest price in PLN' }),
    'dimension-width': RangeFacet,
    'dimension-height': RangeFacet,
    'dimension-depth': RangeFacet,
    isPriceNegotiable: z.int().nonnegative(),
    onlyPromo: z.int().nonnegative(),
    shippingDays: z.array(z.object({ id: z.int(), count: z.int().nonnegative() })).openapi({ description: 'Hits within 2, 7 and 14 days' }),
  })
  .openapi('Facets')

export type WireFacets = z.infer<typeof Facets>

const SearchAnswer = z.object({ data: z.object({ items: z.array(SearchItem), pagination: Pagination, facets: Facets.optional() }) })

export type WireSearchAnswer = z.infer<typeof SearchAnswer>

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
          schema: SearchAnswer,
        },
      },
    },
    ...WRITE_ERRORS,
  },
})

/** What a typeahead offers; `kind` says where a choice leads. */
export const Suggestion = z
  .object({
    kind: z.enum(['product', 'category', 'manufacturer', 'designer', 'vendor']),
    id: WireId,
    text: z.string(),
    photo: orNull(WirePhoto),
    count: z.int().nonnegative().optional().openapi({ description: 'Products on sale that it leads to; a product has none' }),
  })
  .openapi('Suggestion')

export const searchSuggest = createRoute({
  method: 'get',
  path: '/shop/search/suggest',
  tags: ['extension'],
  operationId: 'searchSuggest',
  summary: 'Categories, manufacturers, designers, vendors and products whose names begin like the query',
  description: 'For the search field while somebody types. Nothing found is an empty list.',
  request: { headers: SessionHeaders, query: z.strictObject({ q: textUpTo(128).openapi({ example: 'fot' }) }) },
  responses: {
    200: {
      description: 'At most ten suggestions, best first',
      content: { 'application/json': { schema: z.object({ data: z.object({ items: z.array(Suggestion) }) }) } },
    },
    ...READ_ERRORS,
  },
})
