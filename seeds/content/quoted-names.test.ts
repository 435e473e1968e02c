import { expect, test } from 'vitest'
import { inLanguage, LANGUAGES } from '#app/domain/language.ts'
import { readLocale } from '#locales/read-locale.ts'
import { CAMPAIGN_TEXTS } from './content-pages.ts'
import { pageText } from './pages/page-texts.ts'

test.each(LANGUAGES)('pages call controls and ways of delivery as the storefront does, in %s', (language) => {
  const listing = readLocale(language, 'product-listing')
  const { deliveryStandard, deliveryHome } = readLocale(language, 'product')
  const missing = (text: string, names: readonly string[]) => names.filter((name) => !text.includes(name))
  expect([
    missing(pageText('ranking', language).body, [listing.sortNewest, listing.sortMostPopular]),
    missing(pageText('terms', language).body, [readLocale(language, 'common').accountDataTitle]),
    missing(pageText('paymentAndDelivery', language).body, [deliveryStandard, deliveryHome]),
    missing(inLanguage(CAMPAIGN_TEXTS['wielka-moc-promocji'], language).more, [
      listing.groupClassification.toLowerCase(),
      listing.onlyPromo,
    ]),
  ]).toEqual([[], [], [], []])
})
