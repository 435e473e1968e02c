// The owner of a listing: vendor (GAP-44), boutique (GAP-45), tag (GAP-46).
import { createRoute, z } from '@hono/zod-openapi'
import { NOT_FOUND, READ_ERRORS } from './error.ts'
import { dataResponse } from './json.ts'
import { textUpTo } from './fields.ts'
import { SearchBody } from './search.ts'
import { REQUEST } from './session-headers.ts'
import { orNull, PathId, WireDate, WireId, WireText, VendorPhoto, VendorRecord } from './wire.ts'

const Slug = textUpTo(128).min(1)

export const Vendor = z
  .object({
    id: WireId,
    name: z.string(),
    urlSlug: z.string(),
    description: z.string().openapi({ description: 'HTML', example: '<p>Meble z drugiej ręki.</p>' }),
    isSuspended: z.boolean(),
    vacation: orNull(WireDate),
    city: z.string(),
    countryId: z.string(),
    record: VendorRecord.optional(),
    photo: VendorPhoto.optional(),
  })
  .openapi('Vendor')

export const vendorDetails = createRoute({
  method: 'get',
  path: '/shop/vendor/{id}',
  tags: ['extension'],
  operationId: 'vendorDetails',
  summary: 'One vendor',
  description: "For the header of a vendor's listing. A suspended vendor is answered; its listing is empty. 404 for an unknown id.",
  request: { ...REQUEST, params: z.object({ id: PathId }) },
  responses: {
    200: dataResponse('The vendor', Vendor),
    ...NOT_FOUND,
    ...READ_ERRORS,
  },
})

export const Boutique = z
  .object({
    id: WireId,
    slug: z.string(),
    title: z.string(),
    description: z.string().openapi({ description: 'HTML' }),
    filters: SearchBody,
  })
  .openapi('Boutique')

export const boutiqueDetails = createRoute({
  method: 'get',
  path: '/shop/boutique/{butique}',
  tags: ['extension'],
  operationId: 'boutiqueDetails',
  summary: 'A curated listing: a title and a part of the search body',
  description: 'For the listing of a boutique: its filters go into the search body. 404 for an unknown slug.',
  request: { ...REQUEST, params: z.object({ butique: Slug }) },
  responses: {
    200: dataResponse('The boutique', Boutique),
    ...NOT_FOUND,
    ...READ_ERRORS,
  },
})

export const Tag = z.object({ id: WireId, slug: z.string(), translations: z.array(WireText) }).openapi('Tag')

export const tagDetails = createRoute({
  method: 'get',
  path: '/shop/tag/{tag}',
  tags: ['extension'],
  operationId: 'tagDetails',
  summary: 'A tag by slug, or by id when it is a number',
  description: 'For the listing of a tag: its id goes into the search body. 404 for an unknown slug or id.',
  request: { ...REQUEST, params: z.object({ tag: Slug }) },
  responses: {
    200: dataResponse('The tag', Tag),
    ...NOT_FOUND,
    ...READ_ERRORS,
  },
})
