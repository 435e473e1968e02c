import { type Campaign, campaignPhase } from '../../domain/marketing/campaigns.ts'
import type { ContentPage } from '../../domain/marketing/content-page.ts'
import { NO_FILTERS } from '../../domain/search/filters.ts'
import { type SearchBodyParts, toSearchBody } from '../../domain/search/search-body.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import { routeSegment } from '../../i18n/route-segments.ts'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'

/** Products below the text of a content page. */
export interface ContentList {
  title: MessageKey
  search: SearchBodyParts
  /** The full listing. */
  moreHref: string
}

/** Products of a content page: for a campaign those of its tag (GAP-43), for the promotions page all reduced ones; for others none. */
export function contentList(page: ContentPage, campaign: Campaign | null, { language, now }: PageInput<unknown>): ContentList | null {
  if (page.tagId !== null) {
    const isOver = campaign !== null && campaignPhase(campaign, now) === 'after'
    return {
      title: isOver ? 'common:campaignAfterProducts' : 'common:campaignProducts',
      search: { tags: [page.tagId] },
      moreHref: href('tag', { tag: String(page.tagId), filters: NO_FILTERS }, language),
    }
  }
  if (page.slug !== routeSegment('promotions', language)) return null
  const filters = { ...NO_FILTERS, onlyPromo: true }
  return { title: 'common:homePromo', search: toSearchBody(filters), moreHref: href('catalog', { filters }, language) }
}
