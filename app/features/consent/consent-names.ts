import { CONSENT_BAR_ID } from '../../analytics/first-script.ts'

/** Id of the settings; a button with it as `popoverTarget` opens them. */
export const CONSENT_SETTINGS_ID = 'consent-settings'

/** The bar and the settings. */
export const CONSENT_POPOVERS = [CONSENT_BAR_ID, CONSENT_SETTINGS_ID] as const
