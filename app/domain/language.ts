/** The languages of the shop, as they stand in the header langId and in /cp/{lang}/. */
export const LANGUAGES = ['pl', 'en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Spec §1: the default language is pl. */
export const DEFAULT_LANGUAGE: Language = 'pl'

/** Whether a text names one of our languages. */
export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text)
}

/** Language for a visitor whose own we do not have: en when it is among the supported ones, else pl (spec §9, GAP-06): search engines learn it as x-default. */
export function fallbackLanguage(supported: readonly string[]): Language {
  return supported.includes('en') ? 'en' : DEFAULT_LANGUAGE
}
