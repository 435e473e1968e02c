// GET /shop/client/product/likes-details, POST /shop/client/product/like/{id} (spec §7; GAP-01, GAP-16, GAP-107).
import { createRoute, z } from '@hono/zod-openapi'
import { NOT_FOUND, READ_ERRORS, UNAUTHORIZED, WRITE_ERRORS } from './error.ts'
import { dataResponse, requestBody } from './json.ts'
import { SearchItem } from './product.ts'
import { LOGIN_IF_ANY, SessionHeaders, REQUEST } from './session-headers.ts'
import { PageQuery, Pagination, PathId, perPage, WireId } from './wire.ts'

const LikesQuery = PageQuery.extend({
  per_page: z.union([z.literal('all'), perPage(32)]).openapi({ description: 'A number, or all (GAP-16)', example: 'all' }),
})

export const likesDetails = createRoute({
  method: 'get',
  path: '/shop/client/product/likes-details',
  tags: ['specification'],
  operationId: 'likesDetails',
  summary: 'Products that the visitor likes, the newest like first; for guests too',
  description:
    'For the favourites page, the dropdown of the header and the state of the hearts. Sold-out products stay. 401 without a guest id and token, for a dead token, and for every guest when the switch LIKE_REQUIRES_LOGIN is on.',
  security: LOGIN_IF_ANY,
  request: { headers: SessionHeaders, query: LikesQuery },
  responses: {
    200: dataResponse('The products', z.object({ items: z.array(SearchItem), pagination: Pagination })),
    ...UNAUTHORIZED,
    ...READ_ERRORS,
  },
})

export const likeProduct = createRoute({
  method: 'post',
  path: '/shop/client/product/like/{id}',
  tags: ['specification'],
  operationId: 'likeProduct',
  summary: 'Likes a product, or no longer; to say the same twice changes nothing',
  description:
    'For the hearts. Sold-out products can be liked too. 404 for an unknown product. 401 without a guest id and token, for a dead token, and for every guest when the switch LIKE_REQUIRES_LOGIN is on.',
  security: LOGIN_IF_ANY,
  request: {
    ...REQUEST,
    params: z.object({ id: PathId }),
    body: requestBody(z.strictObject({ like: z.boolean() }).openapi('LikeBody')),
  },
  responses: {
    200: dataResponse('The like as it is now', z.object({ id: WireId, like: z.boolean() })),
    ...UNAUTHORIZED,
    ...NOT_FOUND,
    ...WRITE_ERRORS,
  },
})
