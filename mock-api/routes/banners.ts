import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { banners } from '#app/shop-api/contract/banners.ts'
import { isLanguage } from '#app/domain/language.ts'
import { banner, promoBar } from '#db/catalog-tables.ts'
import { contextFor, type RouteInputs } from '../route-inputs.ts'
import type { ResponseContext } from '../response-context.ts'
import { wireDate } from '../wire/date.ts'
import { wirePhoto } from '../wire/photo.ts'
import { textIn } from '../wire/text.ts'

export function routeBanners(inputs: RouteInputs): void {
  const { app, db } = inputs
  const now = sql.placeholder('now')
  const ofLanguage = db
    .select()
    .from(banner)
    .where(eq(banner.langId, sql.placeholder('language')))
    .orderBy(desc(banner.priority), asc(banner.id))
    .prepare()
  const newestBar = db
    .select()
    .from(promoBar)
    .where(and(lte(promoBar.startsAt, now), or(isNull(promoBar.endsAt), gt(promoBar.endsAt, now))))
    .orderBy(desc(promoBar.startsAt), desc(promoBar.id))
    .limit(1)
    .prepare()

  app.openapi(banners, (c) => {
    const context = contextFor(inputs, c.req.valid('header'), c.var)
    const bar = newestBar.get({ now: context.now })
    const items = ofLanguage.all({ language: context.language }).flatMap((row) => wireBanner(row, context) ?? [])
    // Spec §7: an array in place of the promo bar means that there is none.
    return c.json({ data: { promoBar: bar ? wirePromoBar(bar, context) : [], items } }, 200)
  })
}

function wireBanner(row: typeof banner.$inferSelect, context: ResponseContext) {
  const desktop = wirePhoto(row.desktopPhoto, row.alt, context)
  const mobile = wirePhoto(row.mobilePhoto, row.alt, context)
  if (!desktop || !mobile || !isLanguage(row.langId)) return null
  const { id, priority, title, alt, href, langId, position, tags, vendors, categories, grid } = row
  return {
    id,
    configuration: { position, tags, vendors, category_page: { categories, grid } },
    priority,
    title,
    // The banner's text is its alternative text; the description of the picture adds nothing.
    image: { desktop: { ...desktop, alt }, mobile: { ...mobile, alt } },
    alt,
    href,
    langId,
  }
}

function wirePromoBar(row: typeof promoBar.$inferSelect, { language }: ResponseContext) {
  return {
    id: row.id,
    text: textIn(row.text, language),
    href: textIn(row.href, language),
    backgroundColor: row.backgroundColor,
    endDate: row.endsAt === null ? null : wireDate(row.endsAt),
  }
}
