// All product pages, for sitemaps: GET /shop/sitemap/products.
import { createRoute, z } from '@hono/zod-openapi'
import { READ_ERRORS } from './error.ts'
import { SessionHeaders } from './session-headers.ts'
import { WireNamed } from './wire.ts'

/** Maximum rows per response; at 40 characters a name that is 0.3 MB. */
export const SITEMAP_ROWS = 5000

const BOUND = /^\d{1,15}$/
const Bound = z.string().regex(BOUND).transform(Number).openapi({ type: 'string', pattern: BOUND.source, example: '50000' })

const DAY = /^\d{4}-\d\d-\d\d$/
const SitemapProduct = WireNamed.extend({ listedOn: z.string().regex(DAY).optional().openapi({ example: '2026-11-27' }) })

export const sitemapProducts = createRoute({
  method: 'get',
  path: '/shop/sitemap/products',
  tags: ['extension'],
  operationId: 'sitemapProducts',
  summary: 'Ids and names of the products on sale between two ids',
  description:
    'For sitemaps: published products in stock of vendors who are not suspended, by rising id, above `after` and up to `upTo`, at most 5000. The next call goes on after the last id of this one.',
  request: { headers: SessionHeaders, query: z.strictObject({ after: Bound, upTo: Bound }) },
  responses: {
    200: {
      description: 'The products, and the greatest id of any',
      content: {
        'application/json': {
          schema: z.object({ data: z.object({ items: z.array(SitemapProduct).max(SITEMAP_ROWS), lastId: z.int().nonnegative() }) }),
        },
      },
    },
    ...READ_ERRORS,
  },
})
