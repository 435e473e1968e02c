import { expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/language.ts'
import { serverErrors } from '../../domain/forms/form-checks.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { detailsLabels } from './profile-labels.ts'

test.each(LANGUAGES)(
  'EXT-12: a phone refused by browser or shop API is asked for with its prefix outside Poland, in %s',
  async (language) => {
    const { checks, labels } = detailsLabels(await createTranslator(language))
    expect(serverErrors({ phone: 'incorrectPhoneErrorMessage' }, checks, labels.refusal.fields)).toEqual({
      fields: { phone: expect.stringContaining({ pl: '+49', en: '+49', es: '+34' }[language]) },
      hasOthers: false,
    })
    expect(checks.phone.at(-1)?.text).toBe(labels.refusal.fields.incorrectPhoneErrorMessage)
  },
)
