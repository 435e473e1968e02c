import { type CampaignSlug, headerPromotion } from '../../domain/marketing/campaigns.ts'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { contentHref } from '../../addresses/page-links.ts'

/** A link to a campaign or to all promotions. */
export interface PromotionLink {
  title: string
  href: string
}

/** The promotion of the header at the instant of the page, and its colour (spec §4, Header promotion). */
export function promotionOfHeader(input: PageInput<unknown>): PromotionLink & { color: string } {
  const { slug, isHoliday, color } = headerPromotion(input.now)
  if (slug !== null) return { ...campaignLink(slug, input), color }
  const link = promotionsLink(input)
  return { ...link, ...(isHoliday && { title: input.t('common:holidayPromotions') }), color }
}

/** Link to the page of a campaign, whose slug is the same in every language. */
export function campaignLink(slug: CampaignSlug, { t, language }: PageInput<unknown>): PromotionLink {
  return { title: t(`common:campaign-${slug}`), href: href('content', { slug }, language) }
}

/** Link to the promotions page (GAP-51). */
export function promotionsLink({ t, language }: PageInput<unknown>): PromotionLink {
  return { title: t('nav:promotions'), href: contentHref('promotions', language) }
}
