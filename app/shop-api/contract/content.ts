// GET /shop/content-page/{lang}/{slug} (GAP-43).
import { createRoute, z } from '@hono/zod-openapi'
import { NOT_FOUND, READ_ERRORS } from './error.ts'
import { dataResponse } from './json.ts'
import { textUpTo } from './fields.ts'
import { REQUEST } from './session-headers.ts'
import { orNull, WireId, WireLanguage, WirePhoto } from './wire.ts'

export const ContentPage = z
  .object({
    slug: z.string(),
    lang: WireLanguage,
    title: z.string(),
    seoTitle: z.string(),
    seoDescription: z.string(),
    seoImage: orNull(WirePhoto),
    visibleFrom: z.iso.datetime(),
    body: z.string().openapi({ description: 'HTML' }),
    tagId: WireId.nullable(),
    newsletter: z.boolean(),
    contactForm: z.boolean().optional().openapi({ description: 'Extension: messages can be sent from the page (sendContactMessage)' }),
  })
  .openapi('ContentPage')

export const contentPage = createRoute({
  method: 'get',
  path: '/shop/content-page/{lang}/{slug}',
  tags: ['extension'],
  operationId: 'contentPage',
  summary: 'A static or campaign page; 404 before visibleFrom',
  description:
    'For pages under /cp/ in the language of the path, whatever langId says. Campaign pages have a tag, whose products they show. 404 for an unknown page and before its visibleFrom.',
  request: { ...REQUEST, params: z.object({ lang: WireLanguage, slug: textUpTo(128).min(1) }) },
  responses: {
    200: dataResponse('The page', ContentPage),
    ...NOT_FOUND,
    ...READ_ERRORS,
  },
})
