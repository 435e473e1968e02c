// GET /shop/banners (spec §7; content: GAP-48).
import { createRoute, z } from '@hono/zod-openapi'
import { READ_ERRORS } from './error.ts'
import { REQUEST } from './session-headers.ts'
import { orNull, WireDate, WireId, WireLanguage, WirePhoto } from './wire.ts'

export const Banner = z
  .object({
    id: WireId,
    configuration: z.object({
      position: z.enum(['top', 'bottom', 'carousel', 'home']),
      tags: z.array(WireId),
      vendors: z.array(WireId),
      category_page: z.object({ categories: z.array(WireId), grid: z.array(z.int()) }),
    }),
    priority: z.int(),
    title: z.string(),
    image: z.object({ desktop: WirePhoto, mobile: WirePhoto }),
    alt: z.string(),
    href: z.string(),
    langId: WireLanguage,
  })
  .openapi('Banner')

export const PromoBar = z
  .object({ id: WireId, text: z.string(), href: z.string(), backgroundColor: z.string(), endDate: orNull(WireDate) })
  .openapi('PromoBar')

export const banners = createRoute({
  method: 'get',
  path: '/shop/banners',
  tags: ['specification'],
  operationId: 'banners',
  summary: 'Banners of the language, highest priority first, and the promo bar; an array in its place means none',
  description:
    'For every page: banners are matched there by tags, vendors or category, empty lists match everywhere. Banners whose pictures are missing are left out.',
  request: REQUEST,
  responses: {
    200: {
      description: 'Banners and promo bar',
      content: {
        'application/json': {
          schema: z.object({ data: z.object({ promoBar: z.union([PromoBar, z.array(z.unknown())]), items: z.array(Banner) }) }),
        },
      },
    },
    ...READ_ERRORS,
  },
})
