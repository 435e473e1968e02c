import { CONSENT_BAR_ID } from '../../analytics/first-script.ts'
import { type Consent, consentOf, type Purpose } from '../../domain/marketing/consent.ts'

/** Id of the settings popover, for buttons with `popoverTarget`. */
export const CONSENT_SETTINGS_ID = 'consent-settings'

/** Ids of the bar and the settings. */
export const CONSENT_POPOVERS = [CONSENT_BAR_ID, CONSENT_SETTINGS_ID] as const

/** The box of a purpose in the settings. */
export function consentBox(name: Purpose): HTMLInputElement | null {
  return document.querySelector(`#${CONSENT_SETTINGS_ID} [name=${name}]`)
}

/** What is ticked in the settings. */
export function tickedBoxes(): Consent {
  return consentOf((purpose) => consentBox(purpose)?.checked ?? false)
}
