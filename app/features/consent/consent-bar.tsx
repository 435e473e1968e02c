import { FIRST_SCRIPT } from '../../analytics/first-script.ts'
import type { PageInput } from '../../page.ts'
import { ConsentPopovers } from './consent-popovers.client.tsx'
import { labelsOf } from '../../i18n/labels-of.ts'

/**
 * Requests consent once (GAP-125, EXT-07): accepting and refusing take one tap each. Without scripts nothing is tracked, so the bar stays
 * hidden.
 */
export function ConsentBar({ input: { t } }: { input: Pick<PageInput<unknown>, 't'> }) {
  return (
    <>
      <ConsentPopovers
        labels={{
          ...labelsOf(t, 'common:consent', [
            'title',
            'text',
            'settings',
            'necessary',
            'analytics',
            'marketing',
            'save',
            'accept',
            'refuse',
          ]),
        }}
      />
      <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
    </>
  )
}
