import { type Instant, SHOP_TIME_ZONE } from './instant.ts'
import type { Language } from '../language.ts'

/** A day in words, by the shop's clocks: "21 listopada 2026". */
export function formatDate(instant: Instant, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }).format(instant)
}
