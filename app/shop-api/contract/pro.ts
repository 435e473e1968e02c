// Order lists and discount codes of professionals (GAP-37, GAP-38).
import { createRoute, z } from '@hono/zod-openapi'
import { DISCOUNTED } from '../../domain/account/professional.ts'
import { Quantity } from './cart.ts'
import { FORBIDDEN, NOT_FOUND, READ_ERRORS, UNAUTHORIZED, WRITE_ERRORS } from './error.ts'
import { filledText } from './fields.ts'
import { dataResponse, requestBody } from './json.ts'
import { SearchItem } from './product.ts'
import { LOGIN, REQUEST } from './session-headers.ts'
import { orNull, PathId, WireAmount, WireCurrency, WireDate, WireId } from './wire.ts'

const MAX_NAME_CHARACTERS = 64

/** Of lower case, because it stands in a path, and the edge lowers addresses of pages. */
const ListKey = z
  .string()
  .regex(/^[a-z0-9-]{16,64}$/)
  .openapi({ example: '5f0c2a9be17d4c3f8a6b1e0d9c7f2a34' })

const ListedProducts = z.array(z.object({ quantity: z.int().positive(), product: SearchItem }))

export const ProList = z
  .object({
    id: WireId,
    name: z.string().openapi({ example: 'Hotel Łódź' }),
    createdAt: WireDate,
    products: ListedProducts,
    shareKey: orNull(ListKey)
      .optional()
      .openapi({ description: 'EXT-23: the key of the link under which anybody sees the list; null: there is none' }),
  })
  .openapi('ProList')

const ListBody = z.strictObject({ name: filledText(MAX_NAME_CHARACTERS, 'Hotel Łódź') }).openapi('ProListBody')

const asPro = { tags: ['extension'], security: LOGIN }
const ofOne = z.object({ id: PathId })
const listResponse = dataResponse('The list as it is now', ProList)
const removed = dataResponse('Removed', z.object({}))

export const proLists = createRoute({
  ...asPro,
  method: 'get',
  path: '/shop/client/pro/lists',
  operationId: 'proLists',
  summary: 'Order lists of the professional, the oldest first',
  description: 'For the page of order lists. 403 for who is no professional.',
  request: REQUEST,
  responses: { 200: dataResponse('The lists', z.object({ items: z.array(ProList) })), ...UNAUTHORIZED, ...FORBIDDEN, ...READ_ERRORS },
})

export const addProList = createRoute({
  ...asPro,
  method: 'post',
  path: '/shop/client/pro/lists',
  operationId: 'addProList',
  summary: 'Makes an empty list',
  description: 'For the page of order lists. 403 for who is no professional.',
  request: { ...REQUEST, body: requestBody(ListBody) },
  responses: { 200: listResponse, ...UNAUTHORIZED, ...FORBIDDEN, ...WRITE_ERRORS },
})

export const renameProList = createRoute({
  ...asPro,
  method: 'put',
  path: '/shop/client/pro/lists/{id}',
  operationId: 'renameProList',
  summary: 'Gives a list another name',
  description: "For the page of order lists. 403 for who is no professional, 404 for a list that is nobody's or another's.",
  request: { ...REQUEST, params: ofOne, body: requestBody(ListBody) },
  responses: { 200: listResponse, ...UNAUTHORIZED, ...FORBIDDEN, ...NOT_FOUND, ...WRITE_ERRORS },
})

export const removeProList = createRoute({
  ...asPro,
  method: 'delete',
  path: '/shop/client/pro/lists/{id}',
  operationId: 'removeProList',
  summary: 'Removes a list with what is on it',
  description: "Lines of the cart that came from it stay. 403 for who is no professional, 404 for a list that is nobody's or another's.",
  request: { ...REQUEST, params: ofOne },
  responses: { 200: removed, ...UNAUTHORIZED, ...FORBIDDEN, ...NOT_FOUND, ...READ_ERRORS },
})

export const putOnProList = createRoute({
  ...asPro,
  method: 'post',
  path: '/shop/client/pro/lists/{id}/products',
  operationId: 'putOnProList',
  summary: 'Puts a product on a list, or sets the quantity of one that is there',
  description:
    "For the product page and the page of order lists. 403 for who is no professional, 404 for an unknown product and for a list that is nobody's or another's.",
  request: {
    ...REQUEST,
    params: ofOne,
    body: requestBody(z.strictObject({ productId: WireId, quantity: Quantity }).openapi('ProListProductBody')),
  },
  responses: { 200: listResponse, ...UNAUTHORIZED, ...FORBIDDEN, ...NOT_FOUND, ...WRITE_ERRORS },
})

export const takeOffProList = createRoute({
  ...asPro,
  method: 'delete',
  path: '/shop/client/pro/lists/{id}/products/{productId}',
  operationId: 'takeOffProList',
  summary: 'Takes a product off a list',
  description:
    "For the page of order lists. 403 for who is no professional, 404 when the product is not on the list, and for a list that is nobody's or another's.",
  request: { ...REQUEST, params: ofOne.extend({ productId: PathId }) },
  responses: { 200: listResponse, ...UNAUTHORIZED, ...FORBIDDEN, ...NOT_FOUND, ...READ_ERRORS },
})

export const shareProList = createRoute({
  ...asPro,
  method: 'post',
  path: '/shop/client/pro/lists/{id}/share',
  operationId: 'shareProList',
  summary: 'Makes the link under which anybody sees the list (EXT-23)',
  description:
    "For the page of order lists. To say it twice keeps the link. 403 for who is no professional, 404 for a list that is nobody's or another's.",
  request: { ...REQUEST, params: ofOne },
  responses: { 200: listResponse, ...UNAUTHORIZED, ...FORBIDDEN, ...NOT_FOUND, ...READ_ERRORS },
})

export const unshareProList = createRoute({
  ...asPro,
  method: 'delete',
  path: '/shop/client/pro/lists/{id}/share',
  operationId: 'unshareProList',
  summary: 'Ends the link of a list; the next one has another key (EXT-23)',
  description:
    "For the page of order lists. To say it twice changes nothing. 403 for who is no professional, 404 for a list that is nobody's or another's.",
  request: { ...REQUEST, params: ofOne },
  responses: { 200: listResponse, ...UNAUTHORIZED, ...FORBIDDEN, ...NOT_FOUND, ...READ_ERRORS },
})

const SharedList = z
  .object({ shareKey: ListKey, name: z.string().openapi({ example: 'Hotel Łódź' }), products: ListedProducts })
  .openapi('SharedList')

export const sharedList = createRoute({
  tags: ['extension'],
  method: 'get',
  path: '/shop/shared-lists/{key}',
  operationId: 'sharedList',
  summary: 'A list by the key of its link, as it is now, without who made it (EXT-23)',
  description: 'For the page of a shared list. 404 for a key that no list has, or no longer.',
  request: { ...REQUEST, params: z.object({ key: ListKey }) },
  responses: { 200: dataResponse('The list', SharedList), ...NOT_FOUND, ...READ_ERRORS },
})

export const DiscountCode = z
  .object({
    code: z.string().openapi({ example: 'PRO-10' }),
    description: z.string().openapi({ example: '10% na meble' }),
    percent: z.number().positive().nullable().openapi({ example: 10 }),
    amount: orNull(WireAmount).openapi({ description: 'Null: it is by per cent' }),
    takesOff: z.enum(DISCOUNTED).optional().openapi({ description: 'EXT-24: what it is a part of' }),
    minValue: WireAmount,
    currencyId: WireCurrency,
    validFrom: WireDate,
    validTo: orNull(WireDate),
    usesLeft: z.int().nonnegative(),
  })
  .openapi('DiscountCode')

export const discountCodes = createRoute({
  ...asPro,
  method: 'get',
  path: '/shop/client/pro/discount-codes',
  operationId: 'discountCodes',
  summary: 'Personal codes of the professional',
  description: 'For the page of discount codes; a code is used as any promo code. 403 for who is no professional.',
  request: REQUEST,
  responses: { 200: dataResponse('The codes', z.object({ items: z.array(DiscountCode) })), ...UNAUTHORIZED, ...FORBIDDEN, ...READ_ERRORS },
})
