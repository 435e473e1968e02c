import { contentPage } from '#app/shop-api/contract/content.ts'
import { readLocale } from '#locales/read-locale.ts'
import { refuseInvalidOrUnknownPath, errorResponse } from '../http/errors.ts'
import { contextFor, type RouteInputs } from '../route-inputs.ts'
import { contentPages } from '../store/content-pages.ts'
import { wirePhoto } from '../wire/photo.ts'

export function routeContent(inputs: RouteInputs): void {
  const { app, db } = inputs
  const pageIn = contentPages(db)

  app.openapi(
    contentPage,
    (c) => {
      const { lang, slug } = c.req.valid('param')
      const row = pageIn(c.var.world, { langId: lang, slug })
      if (!row || row.visibleFrom > c.var.now) return errorResponse(c, 'NOT_FOUND')
      const { title, seoTitle, seoDescription, body, tagId, newsletter } = row
      const context = contextFor(inputs, { langid: lang }, c.var)
      const seoImage = row.seoImage === null ? null : wirePhoto(row.seoImage, title, context)
      const visibleFrom = new Date(row.visibleFrom).toISOString()
      const contactForm = slug === readLocale(lang, 'routes').contact
      return c.json(
        { data: { slug, lang, title, seoTitle, seoDescription, seoImage, visibleFrom, body, tagId, newsletter, contactForm } },
        200,
      )
    },
    refuseInvalidOrUnknownPath,
  )
}
