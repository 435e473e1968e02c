// Labels on the cards of a tag's products, between two instants (spec §4).
import { SCHEDULE } from '#app/domain/marketing/campaigns.ts'
import { instantOf } from '#app/domain/time/instant.ts'
import type { promoLabel } from '#db/catalog-tables.ts'
import { campaignTitles } from './campaign-titles.ts'
import { storedTexts } from '../stored-texts.ts'
import { campaignTagId, tagId } from './tags.ts'

const CAMPAIGN_LABELS = SCHEDULE.map(({ slug, start: after, end: before }, index) => ({
  id: 100 + index,
  tagId: campaignTagId(slug),
  text: storedTexts(campaignTitles(slug)),
  after,
  before,
}))

/** Every promo label: three current ones, and one per campaign of 2022. */
export const PROMO_LABELS: readonly (typeof promoLabel.$inferInsert)[] = [
  {
    id: 1,
    tagId: tagId('nowosci'),
    text: storedTexts({ pl: 'Nowość', en: 'New in', es: 'Novedad' }),
    after: instantOf('2026-09-15 00:00:00'),
    before: instantOf('2027-12-31 23:59:59'),
  },
  {
    id: 2,
    tagId: tagId('pod-choinke'),
    text: storedTexts({ pl: 'Pod choinkę', en: 'For Christmas', es: 'Para Navidad' }),
    after: instantOf('2026-11-02 00:00:00'),
    before: instantOf('2026-12-24 12:00:00'),
  },
  {
    id: 3,
    tagId: tagId('dla-kolekcjonerow'),
    text: storedTexts({ pl: 'Dla kolekcjonerów', en: 'Collector’s piece', es: 'Pieza de colección' }),
    after: instantOf('2026-01-01 00:00:00'),
    before: instantOf('2029-12-31 23:59:59'),
  },
  ...CAMPAIGN_LABELS,
]
