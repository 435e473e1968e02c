import { banners } from '#app/shop-api/contract/banners.ts'
import { isLanguage } from '#app/domain/language.ts'
import { banner, promoBar } from '#db/catalog-tables.ts'
import { contextFor, type RouteInputs } from '../route-inputs.ts'
import type { ResponseContext } from '../response-context.ts'
import { wireDate } from '../wire/date.ts'
import { wirePhoto } from '../wire/photo.ts'
import { textIn } from '../wire/text.ts'

export function routeBanners(inputs: RouteInputs): void {
  const { app, db, store } = inputs
  const stored = db.select().from(banner).prepare()
  const bars = db.select().from(promoBar).prepare()

  app.openapi(banners, (c) => {
    const context = contextFor(inputs, c.req.valid('header'), c.var)
    const { world, language, now } = context
    const bar = newestBar(store.edits.all(world, 'promoBar', bars.all()), now)
    const ofLanguage = store.edits.all(world, 'banner', stored.all()).filter(({ langId }) => langId === language)
    const sorted = ofLanguage.toSorted((a, b) => b.priority - a.priority || a.id - b.id)
    const items = sorted.flatMap((row) => wireBanner(row, context) ?? [])
    // Spec §7: an array in place of the promo bar means that there is none.
    return c.json({ data: { promoBar: bar ? wirePromoBar(bar, context) : [], items } }, 200)
  })
}

function newestBar(bars: readonly (typeof promoBar.$inferSelect)[], now: number) {
  const isActive = ({ startsAt, endsAt }: (typeof bars)[number]) => startsAt <= now && (endsAt === null || endsAt > now)
  return bars.filter(isActive).toSorted((a, b) => b.startsAt - a.startsAt || b.id - a.id)[0]
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
