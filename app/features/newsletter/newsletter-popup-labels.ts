import { routeSegment } from '../../i18n/route-segments.ts'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import type { NewsletterDialogWords } from './newsletter-dialog.client.tsx'
import { newsletterWords } from './newsletter-labels.ts'

/** What the popup says, in a page's language. */
export function newsletterPopupWords({ t, language }: PageInput<unknown>): NewsletterDialogWords {
  return {
    title: t('common:newsletterTitle'),
    text: t('common:newsletterText'),
    note: t('common:newsletterNote'),
    privacy: { href: href('content', { slug: routeSegment('privacy', language) }, language), label: t('nav:privacy') },
    close: t('common:close'),
    form: newsletterWords(t),
  }
}
