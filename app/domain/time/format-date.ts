import { type Instant, SHOP_TIME_ZONE } from './instant.ts'
import type { Language } from '../language.ts'

// Formatters are slow to construct: half a millisecond each in workerd.
const days = new Map<Language, Intl.DateTimeFormat>()
const minutes = new Map<Language, Intl.DateTimeFormat>()
const months = new Map<Language, Intl.DateTimeFormat>()

/** Locales of the formatters that are not the language itself: the texts in English are British, so its dates are. */
const LOCALES: Partial<Record<Language, string>> = { en: 'en-GB' }

/** A day in words, by the shop's clocks: "21 listopada 2026". */
export function formatDate(instant: Instant, language: Language): string {
  return formatterOf(days, language, { dateStyle: 'long' }).format(instant)
}

/** A month in words, by the shop's clocks: "listopad 2026". */
export function formatMonth(instant: Instant, language: Language): string {
  return formatterOf(months, language, { month: 'long', year: 'numeric' }).format(instant)
}

/** A day and its time in words, by the shop's clocks: "21 listopada 2026 14:05". */
export function formatDateTime(instant: Instant, language: Language): string {
  return formatterOf(minutes, language, { dateStyle: 'long', timeStyle: 'short' }).format(instant)
}

function formatterOf(known: typeof days, language: Language, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const formatter = known.get(language) ?? new Intl.DateTimeFormat(LOCALES[language] ?? language, { ...form, timeZone: SHOP_TIME_ZONE })
  known.set(language, formatter)
  return formatter
}
