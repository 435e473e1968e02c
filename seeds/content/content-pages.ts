// Static and campaign pages (GAP-43): one row per page and language.
import { CAMPAIGNS, type CampaignSlug } from '#app/domain/marketing/campaigns.ts'
import { DAY_MS, instantOf } from '#app/domain/time/instant.ts'
import { type ByLanguage, inLanguage, LANGUAGES } from '#app/domain/language.ts'
import type { contentPage } from '#db/catalog-tables.ts'
import { bannerPictures } from '../photos/banner-pictures.ts'
import { campaignTitles } from './campaign-titles.ts'
import TEXTS from './pages/campaigns.json' with { type: 'json' }
import { pageText, STATIC_PAGES } from './pages/page-texts.ts'
import { segmentIn } from './shop-paths.ts'
import { campaignTagId } from './tags.ts'

type ContentPageRow = typeof contentPage.$inferSelect

const PICTURES = bannerPictures()

/** Static pages exist since before the first product. */
const VISIBLE_FROM = instantOf('2019-01-01 00:00:00')
/** Campaign pages are published a week before their campaign. */
const CAMPAIGN_LEAD_DAYS = 7

/** A campaign's page: two paragraphs and three points; the grid of the campaign's products follows on the page. */
export interface CampaignText {
  lead: string
  more: string
  points: readonly string[]
}

/** Texts of the campaigns' pages; `picture` is the name of a banner's. Titles and times are in app/domain/marketing/campaigns.ts. */
export const CAMPAIGN_TEXTS: Record<CampaignSlug, ByLanguage<CampaignText> & { picture: string }> = TEXTS

/** Every content page in every language. */
export const CONTENT_PAGES: readonly ContentPageRow[] = [...keysOf(STATIC_PAGES).flatMap(staticRows), ...CAMPAIGNS.flatMap(campaignRows)]

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[]
}

function staticRows(page: keyof typeof STATIC_PAGES): ContentPageRow[] {
  return LANGUAGES.map((langId) => {
    const slug = segmentIn(langId, page)
    const newsletter = page === 'newsletter'
    return { langId, slug, ...pageText(page, langId), seoImage: null, visibleFrom: VISIBLE_FROM, tagId: null, newsletter }
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
