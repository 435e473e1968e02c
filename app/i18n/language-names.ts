import type { Language } from '../domain/language.ts'

/** What each language calls itself: the same on pages of all languages. */
export const LANGUAGE_NAMES: Record<Language, string> = { pl: 'Polski', en: 'English', es: 'Español' }
