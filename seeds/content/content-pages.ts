// Static and campaign pages (GAP-43): one row per page and language.
import { CAMPAIGNS } from '#app/domain/marketing/campaigns.ts'
import { DAY_MS, instantOf } from '#app/domain/time/instant.ts'
import { inLanguage, LANGUAGES } from '#app/domain/language.ts'
import type { contentPage } from '#db/catalog-tables.ts'
import { bannerPictures } from '../photos/banner-pictures.ts'
import { campaignTitles } from './campaign-titles.ts'
import { CAMPAIGN_TEXTS, type CampaignText } from './pages/campaigns.ts'
import { CONTACT } from './pages/contact.ts'
import { FREE_DELIVERY_BRANDS } from './pages/free-delivery-brands.ts'
import { GUARANTEE } from './pages/guarantee.ts'
import { NEWSLETTER } from './pages/newsletter.ts'
import type { PageTexts } from './pages/page-texts.ts'
import { PAYMENT_DELIVERY_RETURNS } from './pages/payment-delivery-returns.ts'
import { PRIVACY } from './pages/privacy.ts'
import { PROMOTIONS } from './pages/promotions.ts'
import { RANKING } from './pages/ranking.ts'
import { SAFE_SHOPPING } from './pages/safe-shopping.ts'
import { TERMS } from './pages/terms.ts'
import { type Segment, segmentIn } from './shop-paths.ts'
import { campaignTagId } from './tags.ts'

type ContentPageRow = typeof contentPage.$inferSelect

const PICTURES = bannerPictures()

/** Static pages exist since before the first product. */
const VISIBLE_FROM = instantOf('2019-01-01 00:00:00')
/** Campaign pages are published a week before their campaign. */
const CAMPAIGN_LEAD_DAYS = 7

const STATIC_PAGES: readonly { segment: Segment; texts: PageTexts; newsletter: boolean }[] = [
  { segment: 'lowestPriceGuarantee', texts: GUARANTEE, newsletter: false },
  { segment: 'safeShopping', texts: SAFE_SHOPPING, newsletter: false },
  { segment: 'freeDeliveryBrands', texts: FREE_DELIVERY_BRANDS, newsletter: false },
  { segment: 'contact', texts: CONTACT, newsletter: false },
  { segment: 'paymentAndDelivery', texts: PAYMENT_DELIVERY_RETURNS, newsletter: false },
  { segment: 'promotions', texts: PROMOTIONS, newsletter: false },
  { segment: 'ranking', texts: RANKING, newsletter: false },
  { segment: 'terms', texts: TERMS, newsletter: false },
  { segment: 'privacy', texts: PRIVACY, newsletter: false },
  { segment: 'newsletter', texts: NEWSLETTER, newsletter: true },
]

/** Every content page in every language. */
export const CONTENT_PAGES: readonly ContentPageRow[] = [...STATIC_PAGES.flatMap(staticRows), ...CAMPAIGNS.flatMap(campaignRows)]

function staticRows({ segment, texts, newsletter }: (typeof STATIC_PAGES)[number]): ContentPageRow[] {
  return LANGUAGES.map((langId) => {
    const slug = segmentIn(langId, segment)
    return { langId, slug, ...inLanguage(texts, langId), seoImage: null, visibleFrom: VISIBLE_FROM, tagId: null, newsletter }
  })
}

function campaignRows({ slug, from }: (typeof CAMPAIGNS)[number]): ContentPageRow[] {
  const visibleFrom = instantOf(`${from}:00`) - CAMPAIGN_LEAD_DAYS * DAY_MS
  const seoImage = PICTURES.find(({ name }) => name === CAMPAIGN_TEXTS[slug].picture)?.desktop.key ?? null
  const titles = campaignTitles(slug)
  return LANGUAGES.map((langId) => {
    const title = titles[langId]
    const text = inLanguage<CampaignText>(CAMPAIGN_TEXTS[slug], langId)
    return {
      langId,
      slug,
      title,
      seoTitle: title,
      seoDescription: text.points.join('. ') + '.',
      seoImage,
      visibleFrom,
      body: campaignBody(text),
      tagId: campaignTagId(slug),
      newsletter: false,
    }
  })
}

function campaignBody({ lead, more, points }: CampaignText): string {
  return `<p>${lead}</p>\n<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>\n<p>${more}</p>`
}
