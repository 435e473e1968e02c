import type { PageInput } from '../../page.ts'
import { contentHref } from '../../addresses/page-links.ts'
import type { NewsletterDialogLabels } from './newsletter-dialog.client.tsx'
import { newsletterLabels } from './newsletter-labels.ts'

/** Labels of the popup in a page's language. */
export function newsletterPopupLabels({ t, language }: PageInput<unknown>): NewsletterDialogLabels {
  return {
    title: t('common:newsletterTitle'),
    text: t('common:newsletterText'),
    note: t('common:newsletterNote'),
    privacy: { href: contentHref('privacy', language), label: t('nav:privacy') },
    close: t('common:close'),
    form: newsletterLabels(t),
  }
}
