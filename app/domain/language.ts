/** The languages of the shop, as they stand in the header langId and in /cp/{lang}/. */
export const LANGUAGES = ['pl', 'en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Spec §1: the default language is pl. */
export const DEFAULT_LANGUAGE: Language = 'pl'

/**
 * The language in which vendors write: names and descriptions of products, and what vendors say of themselves (GAP-63). Names of vendors,
 * designers and makers are proper names, of no language.
 */
export const SOURCE_LANGUAGE: Language = 'pl'

/** The attribute `lang` of what a vendor wrote, on a page in a language; undefined where that is the page's own (WCAG 3.1.2). */
export function sourceLang(page: Language): Language | undefined {
  return page === SOURCE_LANGUAGE ? undefined : SOURCE_LANGUAGE
}

/** Whether a text names one of our languages. */
export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text)
}

/** Language for a visitor whose own we do not have: en when it is among the supported ones, else pl (spec §9, GAP-06): search engines learn it as x-default. */
export function fallbackLanguage(supported: readonly string[]): Language {
  return supported.includes('en') ? 'en' : DEFAULT_LANGUAGE
}
