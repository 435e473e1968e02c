// GET|POST /shop/client/addresses, PUT|DELETE /shop/client/addresses/{id} (GAP-35).
import { createRoute, z } from '@hono/zod-openapi'
import { COUNTRY_FORMATS } from '../../domain/checkout/country-formats.ts'
import { VALIDATORS } from '../../domain/forms/validation.ts'
import { NOT_FOUND, READ_ERRORS, UNAUTHORIZED, WRITE_ERRORS } from './error.ts'
import { filledText } from './fields.ts'
import { dataResponse, requestBody } from './json.ts'
import { LOGIN, REQUEST } from './session-headers.ts'
import { orNull, PathId, WireId } from './wire.ts'

/** Countries whose addresses are checked, with the form of their postal codes (EXT-12). */
const POSTAL_CODES = COUNTRY_FORMATS.map(({ id, postalCode }) => ({ id, pattern: `^${postalCode}$` }))

/** A delivery address as people enter it. In a country without delivery a postal code may have any form. */
export const AddressBody = z
  .strictObject({
    street: filledText(128, 'Piotrkowska'),
    building: filledText(16, '104'),
    apartment: orNull(filledText(16, '7')),
    zipCode: filledText(16, '90-926'),
    city: filledText(64, 'Łódź'),
    countryId: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .openapi({ example: 'PL' }),
  })
  .refine(({ countryId, zipCode }) => POSTAL_CODES.every(({ id, pattern }) => id !== countryId || new RegExp(pattern).test(zipCode)), {
    path: ['zipCode'],
    error: VALIDATORS.zipCode.message,
  })
  .openapi('AddressBody', {
    not: {
      anyOf: POSTAL_CODES.map(({ id, pattern }) => ({ properties: { countryId: { const: id }, zipCode: { not: { pattern } } } })),
    },
  })

export const Address = z
  .object({
    id: WireId,
    street: z.string().openapi({ example: 'Piotrkowska' }),
    building: z.string().openapi({ example: '104' }),
    apartment: z.string().nullable().openapi({ example: '7' }),
    zipCode: z.string().openapi({ example: '90-926' }),
    city: z.string().openapi({ example: 'Łódź' }),
    countryId: z.string().openapi({ example: 'PL' }),
  })
  .openapi('Address')

const ofOne = z.object({ id: PathId })

export const addresses = createRoute({
  method: 'get',
  path: '/shop/client/addresses',
  tags: ['extension'],
  operationId: 'addresses',
  summary: 'Addresses of the user, the oldest first',
  description: 'For the address book of the profile and for the checkout.',
  security: LOGIN,
  request: REQUEST,
  responses: { 200: dataResponse('The addresses', z.object({ items: z.array(Address) })), ...UNAUTHORIZED, ...READ_ERRORS },
})

export const addAddress = createRoute({
  method: 'post',
  path: '/shop/client/addresses',
  tags: ['extension'],
  operationId: 'addAddress',
  summary: 'Adds an address; one that is there already is answered as it is',
  description: 'A Polish postal code must be 00-000, else 422 at zipCode.',
  security: LOGIN,
  request: { ...REQUEST, body: requestBody(AddressBody) },
  responses: { 200: dataResponse('The address with its id', Address), ...UNAUTHORIZED, ...WRITE_ERRORS },
})

export const replaceAddress = createRoute({
  method: 'put',
  path: '/shop/client/addresses/{id}',
  tags: ['extension'],
  operationId: 'replaceAddress',
  summary: 'Replaces an address of the user',
  description: "All fields are sent, not only changed ones. 404 for an id that is nobody's or another's.",
  security: LOGIN,
  request: { ...REQUEST, params: ofOne, body: requestBody(AddressBody) },
  responses: { 200: dataResponse('The address as replaced', Address), ...UNAUTHORIZED, ...NOT_FOUND, ...WRITE_ERRORS },
})

export const removeAddress = createRoute({
  method: 'delete',
  path: '/shop/client/addresses/{id}',
  tags: ['extension'],
  operationId: 'removeAddress',
  summary: 'Removes an address of the user',
  description: "Orders keep the address that they were made with. 404 for an id that is nobody's or another's.",
  security: LOGIN,
  request: { ...REQUEST, params: ofOne },
  responses: { 200: dataResponse('Removed', z.object({})), ...UNAUTHORIZED, ...NOT_FOUND, ...READ_ERRORS },
})
