import type { Translate } from '../../i18n/translator.ts'
import { emailFormLabels } from '../../i18n/email-form-labels.ts'
import type { NewsletterLabels } from './newsletter-form.client.tsx'

/** Labels and rules of the form in a page's language. */
export function newsletterLabels(t: Translate): NewsletterLabels {
  return {
    ...emailFormLabels(t, { submit: t('common:newsletterSubmit'), done: t('common:newsletterThanks') }),
    sent: t('common:newsletterSent'),
    failed: t('common:newsletterFailed'),
  }
}
