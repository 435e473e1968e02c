import type { Language } from '../../domain/language.ts'
import { pluralForm } from '../../domain/plural-form.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import type { Translate } from '../../i18n/translator.ts'

/** Placeholder of the number in a template. */
export const NUMBER_SLOT = '{n}'
/** Between them these numbers need every plural form of our languages. */
const SAMPLES = [1, 2, 5, 1.5, 1_000_000]

/** A counted text in all its plural forms, for an island that counts by itself. */
export function pluralTemplates(t: Translate, key: MessageKey, language: Language): Record<string, string> {
  return Object.fromEntries(SAMPLES.map((count) => [pluralForm(count, language), t(key, { count, shown: NUMBER_SLOT })]))
}
