import { FIRST_SCRIPT } from '../../analytics/first-script.ts'
import type { PageInput } from '../../page.ts'
import { ConsentPopovers } from './consent-popovers.client.tsx'

/**
 * Requests consent once (GAP-125, EXT-07): accepting and refusing take one tap each. Without scripts nothing is tracked, so the bar stays
 * hidden.
 */
export function ConsentBar({ input: { t } }: { input: Pick<PageInput<unknown>, 't'> }) {
  return (
    <>
      <ConsentPopovers
        labels={{
          title: t('common:consentTitle'),
          text: t('common:consentText'),
          settings: t('common:consentSettings'),
          necessary: t('common:consentNecessary'),
          analytics: t('common:consentAnalytics'),
          marketing: t('common:consentMarketing'),
          save: t('common:consentSave'),
          accept: t('common:consentAccept'),
          refuse: t('common:consentRefuse'),
        }}
      />
      <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
    </>
  )
}
