import type { Language } from './language.ts'

// Rules are slow to construct, and a listing needs the form of some 20 counts.
const RULES = new Map<Language, Intl.PluralRules>()

/** Which of a text's plural forms goes with a number: `one`, `few`, `many`, `other` (CLDR). */
export function pluralForm(count: number, language: Language): Intl.LDMLPluralRule {
  const rules = RULES.get(language) ?? new Intl.PluralRules(language)
  RULES.set(language, rules)
  return rules.select(count)
}
