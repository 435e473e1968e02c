import { eachLanguage, type Language } from '#app/domain/language.ts'
import { readLocale } from '#locales/read-locale.ts'
import { readTable } from '../../read-table.ts'
import { PROMISES } from '../promises.ts'

/** One page in one language. */
export interface PageText {
  title: string
  seoTitle: string
  seoDescription: string
  /** HTML: h2, p, ul, li, strong, a. */
  body: string
}

/** A page of its JSON: the body by lines. Description and body have slots: `{mail}` and the keys of PROMISES. */
interface StoredPage extends Omit<PageText, 'body'> {
  body: readonly string[]
}

/**
 * Static pages by the key of their slug in routes.json of locales/, each a file of this folder.
 * - guarantee: at /cp/pl/gwarancja-najniszej-ceny, with the specification's spelling (RTE-12).
 * - contact, payment-delivery-returns: their slugs stay Polish in every language (GAP-57).
 * - promotions: the page of the generic promotions link (RTE-17, GAP-51).
 * - ranking: how listings are ranked, which a marketplace must disclose (Directive 2011/83/EU, art. 6a).
 * - terms: accepted with an account and with an order; in a marketplace each contract of sale is with a vendor.
 * - privacy: which personal data are stored, why and how long (GDPR, art. 13); describes the actual behaviour.
 * - newsletter: the landing page with the form; the popup is disabled on its path (NWS-08).
 */
export const STATIC_PAGES = {
  lowestPriceGuarantee: 'guarantee',
  safeShopping: 'safe-shopping',
  freeDeliveryBrands: 'free-delivery-brands',
  contact: 'contact',
  paymentAndDelivery: 'payment-delivery-returns',
  promotions: 'promotions',
  ranking: 'ranking',
  terms: 'terms',
  privacy: 'privacy',
  newsletter: 'newsletter',
} as const

/** The text of a static page. @throws RangeError for a slot that there is not */
export function pageText(page: keyof typeof STATIC_PAGES, language: Language): PageText {
  const { body, ...texts } = PAGES[page][language]
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_all, slot: string) => SLOTS[language][slot] ?? unknownSlot(slot))
  return { ...texts, seoDescription: fill(texts.seoDescription), body: fill(body.join('\n')) }
}

type StaticPage = keyof typeof STATIC_PAGES

const PAGES = Object.fromEntries(
  Object.entries(STATIC_PAGES).map(([page, file]) => [page, readTable(`content/pages/${file}`)]),
) as Readonly<Record<StaticPage, Readonly<Record<Language, StoredPage>>>>

const SLOTS = eachLanguage((language): Readonly<Record<string, string>> => ({ ...PROMISES[language], mail: mailLink(language) }))

/** A link to the shop's mailbox, which the pages and mails of a language share. */
function mailLink(language: Language): string {
  const { askAddress } = readLocale(language, 'common')
  return `<a href="mailto:${askAddress}">${askAddress}</a>`
}

function unknownSlot(slot: string): never {
  throw new RangeError(`content pages have no slot {${slot}}`)
}
