import type { Language } from '#app/domain/language.ts'
import { readLocale } from '#locales/read-locale.ts'

/** Path of the page of an order, as in a market without a prefix. */
export function orderPage(id: number, language: Language): string {
  return `/${readLocale(language, 'routes').orderHistory}/${id}`
}
