// The campaigns that the header announces (spec §2, §9; times: GAP-91). A campaign = a row here and its content page.
// Past ones stay: with the clock set back they can be seen and tested (GAP-144).
import { HOLIDAY_PROMOTION, holidayBadge } from './holiday-badge.ts'
import { type Instant, instantOf, MINUTE_MS } from '../time/instant.ts'
import type { Language } from '../language.ts'

type Titles = Record<Language, string>

/** What the header shows (spec §3); without start and end it is the generic link. */
export interface Promotion {
  title: string
  start: Instant | null
  /** First instant at which it is over. */
  end: Instant | null
  /** Ground, #rrggbb; textColorOn() gives the colour of the title. */
  color: string
  href: string
}

/** `from` is inclusive; `to` is exclusive, except that 23:59 takes in its whole minute. Both in Europe/Warsaw. */
interface CampaignRow {
  slug: string
  from: string
  to: string
  color: string
  titles: Titles
}

export const CAMPAIGNS = [
  {
    slug: 'topniejace-ceny-promocja',
    from: '2022-03-14 00:00',
    to: '2022-03-16 23:59',
    color: '#1D5C87',
    titles: { pl: 'Topniejące ceny', en: 'Melting prices', es: 'Precios que se derriten' },
  },
  {
    slug: 'noc-zakupow-promocja',
    from: '2022-03-17 00:00',
    to: '2022-03-18 08:00',
    color: '#1F2A56',
    titles: { pl: 'Noc zakupów', en: 'Night of shopping', es: 'Noche de compras' },
  },
  {
    slug: 'weekend-zakupow-promocja',
    from: '2022-03-18 08:00',
    to: '2022-03-20 23:59',
    color: '#7B1E2F',
    titles: { pl: 'Weekend zakupów', en: 'Shopping weekend', es: 'Fin de semana de compras' },
  },
  {
    slug: 'wiosenne-porzadki-promocja',
    from: '2022-03-21 00:00',
    to: '2022-03-27 23:59',
    color: '#3C6E47',
    titles: { pl: 'Wiosenne porządki', en: 'Spring cleaning', es: 'Limpieza de primavera' },
  },
  {
    slug: 'czyszczenie-magazynu-promocja',
    from: '2022-03-28 00:00',
    to: '2022-04-03 23:59',
    color: '#C1823F',
    titles: { pl: 'Czyszczenie magazynu', en: 'Warehouse clearance', es: 'Liquidación de almacén' },
  },
  {
    slug: 'wielka-moc-promocji',
    from: '2022-04-04 00:00',
    to: '2022-04-10 23:59',
    color: '#7A3E9D',
    titles: { pl: 'Wielka moc promocji', en: 'The great power of promotions', es: 'El gran poder de las promociones' },
  },
  {
    slug: 'stylowe-zakupy-22',
    from: '2022-04-11 00:00',
    to: '2022-04-17 23:59',
    color: '#2F4F4F',
    titles: { pl: 'Stylowe zakupy', en: 'Stylish shopping', es: 'Compras con estilo' },
  },
  {
    slug: 'przedluzenie-stylowe',
    from: '2022-04-18 00:00',
    to: '2022-04-20 23:59',
    color: '#2F4F4F',
    titles: { pl: 'Stylowe zakupy: przedłużenie', en: 'Stylish shopping, extended', es: 'Compras con estilo: prórroga' },
  },
] as const satisfies readonly CampaignRow[]

/** Shown between campaigns (GAP-51), on the ground of the holiday badge: its default one but for six days of 2021 (spec §4). */
export const PROMOTIONS_PAGE: { slugs: Titles; titles: Titles; holidayTitles: Titles } = {
  slugs: { pl: 'promocje', en: 'promotions', es: 'promociones' },
  titles: { pl: 'Promocje', en: 'Promotions', es: 'Promociones' },
  holidayTitles: { pl: 'Promocje świąteczne', en: 'Holiday promotions', es: 'Promociones navideñas' },
}

export type Campaign = (typeof CAMPAIGNS)[number] & { start: Instant; end: Instant }

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

/** The running campaign, else the generic promotions link (spec §4). */
export function headerPromotion(now: Instant, language: Language): Promotion {
  const campaign = campaignAt(now)
  if (!campaign) return promotionsLink(now, language)
  const { titles, start, end, color, slug } = campaign
  return { title: titles[language], start, end, color, href: `/cp/${language}/${slug}` }
}

function promotionsLink(now: Instant, language: Language): Promotion {
  const isHoliday = campaignPhase(HOLIDAY_PROMOTION, now) === 'during'
  const { slugs, titles, holidayTitles } = PROMOTIONS_PAGE
  const title = (isHoliday ? holidayTitles : titles)[language]
  return { title, start: null, end: null, color: holidayBadge(now).color, href: `/cp/${language}/${slugs[language]}` }
}

/** On page 1 of the unfiltered catalog while a campaign runs and there are banners for it (GAP-49). */
export function isCampaignCarouselShown(at: { now: Instant; page: number; isUnfiltered: boolean; bannerCount: number }): boolean {
  return at.page === 1 && at.isUnfiltered && at.bannerCount > 0 && campaignAt(at.now) !== null
}

const SCHEDULE: readonly Campaign[] = CAMPAIGNS.map((row) =>
  Object.assign({ start: instantOf(`${row.from}:00`), end: endOf(row) }, row),
).sort((a, b) => a.start - b.start)

function endOf({ to }: CampaignRow): Instant {
  return instantOf(`${to}:00`) + (to.endsWith('23:59') ? MINUTE_MS : 0)
}
