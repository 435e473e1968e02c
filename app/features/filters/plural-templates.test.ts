import { expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/language.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { pluralTemplates } from './plural-templates.ts'

test.each(LANGUAGES)('in %s the button that counts by itself has every plural form', async (language) => {
  const templates = pluralTemplates(await createTranslator(language), 'product-listing:show', language)
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  expect(Object.keys(templates).toSorted()).toEqual(forms.toSorted())
  for (const template of Object.values(templates)) expect(template).toContain('{n}')
})

test('LST-05: Polish counts as Polish does', async () => {
  expect(pluralTemplates(await createTranslator('pl'), 'product-listing:show', 'pl')).toEqual({
    one: 'Pokaż {n} produkt',
    few: 'Pokaż {n} produkty',
    many: 'Pokaż {n} produktów',
    other: 'Pokaż {n} produktu',
  })
})
