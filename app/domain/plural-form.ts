import type { Language } from './language.ts'

// Rules are slow to make, and a listing asks for the form of some 20 counts.
const RULES: Record<Language, Intl.PluralRules> = {
  pl: new Intl.PluralRules('pl'),
  en: new Intl.PluralRules('en'),
  es: new Intl.PluralRules('es'),
}

/** Which of a text's plural forms goes with a number: `one`, `few`, `many`, `other` (CLDR). */
export function pluralForm(count: number, language: Language): Intl.LDMLPluralRule {
  return RULES[language].select(count)
}
