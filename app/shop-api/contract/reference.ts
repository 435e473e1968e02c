// GET /shop/reference/{list} (GAP-47). The app itself bundles the same lists from seeds/reference.
import { createRoute, z } from '@hono/zod-openapi'
import { NOT_FOUND, READ_ERRORS } from './error.ts'
import { REQUEST } from './session-headers.ts'

export const REFERENCE_LISTS = [
  'countries',
  'markets',
  'manufacturers',
  'designers',
  'eras',
  'conditions',
  'materials',
  'colors',
  'colors-short',
  'categories',
  'classifications',
  'styles',
  'commonNames',
  'rooms',
  'series',
  'types',
] as const

export const referenceList = createRoute({
  method: 'get',
  path: '/shop/reference/{list}',
  tags: ['extension'],
  operationId: 'referenceList',
  summary: 'A reference list in the language of the header langId; four lists are empty',
  description: 'For lists of filters and forms. The app has the same lists built in. 404 for an unknown list.',
  request: { ...REQUEST, params: z.object({ list: z.enum(REFERENCE_LISTS) }) },
  responses: {
    200: {
      description: 'The rows',
      content: {
        'application/json': {
          schema: z.object({ data: z.object({ items: z.array(z.looseObject({ id: z.union([z.int(), z.string()]) })) }) }),
        },
      },
    },
    ...NOT_FOUND,
    ...READ_ERRORS,
  },
})
