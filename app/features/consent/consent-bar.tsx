import { FIRST_SCRIPT } from '../../analytics/first-script.ts'
import { contentHref } from '../../addresses/page-links.ts'
import { PURPOSES } from '../../domain/marketing/consent.ts'
import type { PageInput } from '../../page.ts'
import { ConsentPopovers } from './consent-popovers.client.tsx'
import { labelsOf } from '../../i18n/labels-of.ts'

/**
 * Requests consent once (GAP-125, EXT-07): accepting and refusing take one tap each. Without scripts nothing is tracked, so the bar stays
 * hidden.
 */
export function ConsentBar({ input: { t, language } }: { input: PageInput<unknown> }) {
  return (
    <>
      <ConsentPopovers
        labels={{
          ...labelsOf(t, 'common:consent', ['title', 'text', 'choose', 'settings', 'necessary', ...PURPOSES, 'save', 'accept', 'refuse']),
        }}
        privacy={{ href: contentHref('privacy', language), label: t('nav:privacy') }}
      />
      <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
    </>
  )
}
