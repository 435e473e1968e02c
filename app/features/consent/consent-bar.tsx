import { CONSENT_BAR_ID, FIRST_SCRIPT } from '../../analytics/first-script.ts'
import type { PageInput } from '../../page.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import styles from './consent-bar.module.css'
import { CONSENT_SETTINGS_ID } from './consent-names.ts'
import { ConsentPopover } from './consent-popover.client.tsx'

/**
 * Requests consent once (GAP-125, EXT-07): accepting and refusing take one tap each. Without scripts nothing is tracked, so the bar stays
 * hidden.
 */
export function ConsentBar({ input: { t } }: { input: Pick<PageInput<unknown>, 't'> }) {
  return (
    <>
      <ConsentPopover id={CONSENT_BAR_ID} popover="manual" labelledBy="consent-title" className={styles.bar}>
        <h2 id="consent-title" className={styles.title}>
          {t('common:consentTitle')}
        </h2>
        <p className={styles.text}>{t('common:consentText')}</p>
        <div className={styles.answers}>
          <Button variant="secondary" value="accept">
            {t('common:consentAccept')}
          </Button>
          <Button variant="secondary" value="refuse">
            {t('common:consentRefuse')}
          </Button>
          <Button variant="secondary" popoverTarget={CONSENT_SETTINGS_ID}>
            {t('common:consentSettings')}
          </Button>
        </div>
      </ConsentPopover>
      <ConsentPopover id={CONSENT_SETTINGS_ID} popover="auto" labelledBy="consent-settings-title" className={styles.settings}>
        <h2 id="consent-settings-title" className={styles.title}>
          {t('common:consentSettings')}
        </h2>
        <div className={styles.choices}>
          <Checkbox label={t('common:consentNecessary')} checked disabled readOnly />
          <Checkbox label={t('common:consentAnalytics')} name="analytics" />
          <Checkbox label={t('common:consentMarketing')} name="marketing" />
        </div>
        <div className={styles.answers}>
          <Button variant="secondary" value="chosen">
            {t('common:consentSave')}
          </Button>
          <Button variant="secondary" value="accept">
            {t('common:consentAccept')}
          </Button>
          <Button variant="secondary" value="refuse">
            {t('common:consentRefuse')}
          </Button>
        </div>
      </ConsentPopover>
      <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
    </>
  )
}
