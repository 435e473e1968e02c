// The campaigns that the header announces (spec §2, §9; times: GAP-91). A campaign = a row here, its title `campaign-<slug>` in locales/ and
// its content page.
// Past ones stay: with the clock set back they can be seen and tested (GAP-144).
import { type Banner, matchBanners } from './banners.ts'
import { HOLIDAY_CHANGES, HOLIDAY_PROMOTION, holidayBadge } from './holiday-badge.ts'
import { type Instant, instantOf, MINUTE_MS } from '../time/instant.ts'

/** What the header announces (spec §3): a campaign, or the generic link to the promotions, which has neither start nor end. */
export interface Promotion {
  slug: CampaignSlug | null
  /** Whether the generic link speaks of the holidays. */
  isHoliday: boolean
  start: Instant | null
  /** First instant at which it is over. */
  end: Instant | null
  /** Ground, #rrggbb; textColorOn() gives the colour of the title. */
  color: string
}

/** `from` is inclusive; `to` is exclusive, except that 23:59 takes in its whole minute. Both in Europe/Warsaw. */
interface CampaignRow {
  slug: string
  from: string
  to: string
  color: string
  /** Tag of the banners that its carousel has alone. @default its carousel has the banners without a tag */
  bannerTag?: number
}

export const CAMPAIGNS = [
  {
    slug: 'topniejace-ceny-promocja',
    from: '2022-03-14 00:00',
    to: '2022-03-16 23:59',
    color: '#1D5C87',
  },
  {
    slug: 'noc-zakupow-promocja',
    from: '2022-03-17 00:00',
    to: '2022-03-18 08:00',
    color: '#1F2A56',
  },
  {
    slug: 'weekend-zakupow-promocja',
    from: '2022-03-18 08:00',
    to: '2022-03-20 23:59',
    color: '#7B1E2F',
  },
  {
    slug: 'wiosenne-porzadki-promocja',
    from: '2022-03-21 00:00',
    to: '2022-03-27 23:59',
    color: '#3C6E47',
  },
  {
    slug: 'czyszczenie-magazynu-promocja',
    from: '2022-03-28 00:00',
    to: '2022-04-03 23:59',
    color: '#C1823F',
  },
  {
    slug: 'wielka-moc-promocji',
    from: '2022-04-04 00:00',
    to: '2022-04-10 23:59',
    color: '#7A3E9D',
  },
  {
    slug: 'stylowe-zakupy-22',
    from: '2022-04-11 00:00',
    to: '2022-04-17 23:59',
    color: '#2F4F4F',
  },
  {
    slug: 'przedluzenie-stylowe',
    from: '2022-04-18 00:00',
    to: '2022-04-20 23:59',
    color: '#2F4F4F',
  },
] as const satisfies readonly CampaignRow[]

export type CampaignSlug = (typeof CAMPAIGNS)[number]['slug']
export type Campaign = CampaignRow & { slug: CampaignSlug; start: Instant; end: Instant }

/** The campaign running at an instant; of two, the one that started later (GAP-91). */
export function campaignAt(now: Instant): Campaign | null {
  return SCHEDULE.findLast(({ start, end }) => start <= now && now < end) ?? null
}

/** The campaign whose page has this slug, or null. */
export function campaignOf(slug: string): Campaign | null {
  return SCHEDULE.find((campaign) => campaign.slug === slug) ?? null
}

/** Where a campaign stands at an instant: not begun, running, over. */
export function campaignPhase({ start, end }: Pick<Campaign, 'start' | 'end'>, now: Instant): 'before' | 'during' | 'after' {
  if (now < start) return 'before'
  return now < end ? 'during' : 'after'
}

/** The running campaign, else the generic promotions link on the ground of the holiday badge (spec §4, GAP-51). */
export function headerPromotion(now: Instant): Promotion {
  const campaign = campaignAt(now)
  if (campaign) return { slug: campaign.slug, isHoliday: false, start: campaign.start, end: campaign.end, color: campaign.color }
  return {
    slug: null,
    isHoliday: campaignPhase(HOLIDAY_PROMOTION, now) === 'during',
    start: null,
    end: null,
    color: holidayBadge(now).color,
  }
}

/** Banners of the running campaign's carousel, best first: on page 1 of the unfiltered catalog (GAP-49), else none. */
export function campaignBanners(banners: readonly Banner[], at: { now: Instant; page: number; isUnfiltered: boolean }): Banner[] {
  const campaign = at.page === 1 && at.isUnfiltered ? campaignAt(at.now) : null
  return campaign ? carouselOf(campaign, banners) : []
}

/** Banners of a campaign's carousel: its own if it has a tag, else those of no tag. */
export function carouselOf({ bannerTag }: Pick<CampaignRow, 'bannerTag'>, banners: readonly Banner[]): Banner[] {
  const isOfCampaign = bannerTag !== undefined
  const matching = matchBanners(banners, { position: 'carousel', tags: isOfCampaign ? [bannerTag] : [] })
  return matching.filter(({ configuration: { tags } }) => Boolean(tags.length) === isOfCampaign)
}

/** All of them with their instants, in the order in which they begin. */
export const SCHEDULE: readonly Campaign[] = CAMPAIGNS.map((row) =>
  Object.assign({ start: instantOf(`${row.from}:00`), end: endOf(row) }, row),
).sort((a, b) => a.start - b.start)

/** Instants at which what the header announces changes, and with it every page. */
export const PROMOTION_CHANGES: readonly Instant[] = [...SCHEDULE.flatMap(({ start, end }) => [start, end]), ...HOLIDAY_CHANGES]

function endOf({ to }: CampaignRow): Instant {
  return instantOf(`${to}:00`) + (to.endsWith('23:59') ? MINUTE_MS : 0)
}
