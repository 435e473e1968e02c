import { expect, test } from 'vitest'
import { LANGUAGES } from './language.ts'
import { pluralForm } from './plural-form.ts'

test.each(LANGUAGES)('the forms of %s are those of CLDR', (language) => {
  const rules = new Intl.PluralRules(language)
  for (const count of [0, 1, 1.5, 2, 5, 12, 22, 25, 112, 1_000_000]) expect(pluralForm(count, language)).toBe(rules.select(count))
})
