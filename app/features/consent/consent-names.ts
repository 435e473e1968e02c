import { CONSENT_BAR_ID } from '../../analytics/first-script.ts'

/** Id of the settings popover, for buttons with `popoverTarget`. */
export const CONSENT_SETTINGS_ID = 'consent-settings'

/** Ids of the bar and the settings. */
export const CONSENT_POPOVERS = [CONSENT_BAR_ID, CONSENT_SETTINGS_ID] as const
