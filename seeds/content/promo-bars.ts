// Promo bars. The newest active row is shown; a new id is shown again to those who closed the old one (GAP-04).
import { eachLanguage } from '#app/domain/language.ts'
import { instantOf } from '#app/domain/time/instant.ts'
import type { promoBar } from '#db/catalog-tables.ts'
import { PROMISES } from './promises.ts'
import { contentPath, tagPath } from './shop-paths.ts'
import { storedTexts } from '../stored-texts.ts'

/** Every promo bar. */
export const PROMO_BARS: readonly (typeof promoBar.$inferInsert)[] = [
  {
    id: 7,
    text: storedTexts(eachLanguage((language) => PROMISES[language].freeDelivery)),
    href: storedTexts(eachLanguage((language) => contentPath(language, 'freeDeliveryBrands'))),
    backgroundColor: '#1F2933',
    startsAt: instantOf('2026-01-02 00:00:00'),
    endsAt: null,
  },
  {
    id: 8,
    text: storedTexts({
      pl: 'Pod choinkę: rzeczy z drugiej ręki i z małych pracowni',
      en: 'For Christmas: second-hand finds and small studios',
      es: 'Para Navidad: piezas con historia y de pequeños talleres',
    }),
    href: storedTexts(eachLanguage((language) => tagPath(language, 'pod-choinke'))),
    backgroundColor: '#7B1E2F',
    startsAt: instantOf('2026-12-01 00:00:00'),
    endsAt: instantOf('2026-12-16 00:00:00'),
  },
]
