import type { Translate } from '../../i18n/translator.ts'
import type { NewsletterDialogWords } from './newsletter-dialog.client.tsx'
import { newsletterWords } from './newsletter-words.ts'

/** What the popup says, in a page's language. */
export function newsletterPopupWords(t: Translate): NewsletterDialogWords {
  return {
    title: t('common:newsletterTitle'),
    text: t('common:newsletterText'),
    note: t('common:newsletterNote'),
    close: t('common:close'),
    form: newsletterWords(t),
  }
}
