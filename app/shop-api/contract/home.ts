// What the home page shows of departments and of boutiques, in one call each instead of one for each of them (EXT-33).
import { createRoute, z } from '@hono/zod-openapi'
import { READ_ERRORS } from './error.ts'
import { dataResponse } from './json.ts'
import { Boutique } from './listings.ts'
import { SessionHeaders } from './session-headers.ts'
import { idList, orNull, WireId, WirePhoto } from './wire.ts'

export const CategoryExample = z
  .object({
    id: WireId.openapi({ description: 'The category' }),
    count: z.int().nonnegative().openapi({ description: 'Products on sale in it, as its page counts them: of each variant group one' }),
    product: orNull(
      z.object({ id: WireId, vendorId: WireId, photo: orNull(WirePhoto) }).openapi('ExampleProduct', {
        description: 'The first of them in the default order; null: there is none',
      }),
    ),
  })
  .openapi('CategoryExample')

export type WireCategoryExample = z.infer<typeof CategoryExample>

export const searchExamples = createRoute({
  method: 'get',
  path: '/shop/search/examples',
  tags: ['extension'],
  operationId: 'searchExamples',
  summary: 'For each of these categories how many products are on sale in it, and one of them',
  description: 'For the departments of the home page. In the order asked for; an unknown category has no products.',
  request: {
    headers: SessionHeaders,
    query: z.strictObject({ categories: idList({ description: 'Comma-separated category ids', example: '145,147' }) }),
  },
  responses: {
    200: dataResponse('The categories', z.object({ items: z.array(CategoryExample) })),
    ...READ_ERRORS,
  },
})

/** At most 20 slugs. */
const SLUG_LIST = /^[\w-]{1,128}(,[\w-]{1,128}){0,19}$/

export const boutiqueList = createRoute({
  method: 'get',
  path: '/shop/boutique',
  tags: ['extension'],
  operationId: 'boutiqueList',
  summary: 'The boutiques of these slugs, without their filters',
  description: 'For links to them. In the order asked for; unknown ones are left out.',
  request: {
    headers: SessionHeaders,
    query: z.strictObject({
      slugs: z
        .string()
        .regex(SLUG_LIST)
        .transform((list) => list.split(','))
        .openapi({ type: 'string', pattern: SLUG_LIST.source, description: 'Comma-separated slugs', example: 'ikony-prl,polskie-szklo' }),
    }),
  },
  responses: {
    200: {
      description: 'The boutiques',
      content: {
        'application/json': {
          schema: z.object({ data: z.object({ items: z.array(Boutique.omit({ filters: true }).openapi('BoutiqueText')) }) }),
        },
      },
    },
    ...READ_ERRORS,
  },
})
