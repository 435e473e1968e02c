// The languages of the shop follow from its markets: each has one.
import { ALL_MARKETS, type Market } from './market.ts'

/** A language of the shop, as it stands in the header langId and in /cp/{lang}/. */
export type Language = Market['language']

/** Every language, the default one first. */
export const LANGUAGES: readonly Language[] = /* @__PURE__ */ ALL_MARKETS.map(({ language }) => language)

/** Spec §1: the default language is pl. */
export const DEFAULT_LANGUAGE: Language = 'pl'

/**
 * The language in which vendors write: names and descriptions of products, and what vendors say of themselves (GAP-63). Names of vendors,
 * designers and makers are proper names, of no language.
 */
export const SOURCE_LANGUAGE = 'pl' satisfies Language

/** The language that visitors read whose own the shop lacks: x-default of search engines (spec §9, GAP-06), and texts that only some languages have. */
export const FALLBACK_LANGUAGE = 'en' satisfies Language

/** Something that may differ by language; a language that lacks it takes the English one. */
export type ByLanguage<T> = Readonly<Partial<Record<Language, T>> & Record<typeof FALLBACK_LANGUAGE, T>>

/** What a page in a language shows of it. */
export function inLanguage<T>(texts: ByLanguage<T>, language: Language): T {
  return texts[language] ?? texts[FALLBACK_LANGUAGE]
}

/** A record with an entry for every language. */
export function eachLanguage<T>(entry: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, entry(language)])) as Record<Language, T>
}

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
  return supported.includes(FALLBACK_LANGUAGE) ? FALLBACK_LANGUAGE : DEFAULT_LANGUAGE
}
