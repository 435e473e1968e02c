import type { FieldRules } from '../../domain/forms/form-checks.ts'
import { fieldChecks } from '../../i18n/field-checks.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { NewsletterLabels } from './newsletter-form.client.tsx'

const RULES = { email: [{ validator: 'required' }, { validator: 'email' }] } as const satisfies FieldRules

/** Labels and rules of the form in a page's language. */
export function newsletterLabels(t: Translate): NewsletterLabels {
  return {
    email: t('common:newsletterEmail'),
    submit: t('common:newsletterSubmit'),
    thanks: t('common:newsletterThanks'),
    failed: t('common:newsletterFailed'),
    checks: fieldChecks(RULES, t),
  }
}
