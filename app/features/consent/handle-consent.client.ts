import { followDecisions, pushConsent } from '../../analytics/data-layer.ts'
import { forgetFollowedCard } from '../../analytics/followed-card.ts'
import { type Consent, consentValue, FULL_CONSENT, NO_CONSENT, PURPOSES, readConsent } from '../../domain/marketing/consent.ts'
import { SCRIPT_COOKIES } from '../../domain/marketing/script-cookies.ts'
import { writeCookie } from '../../shop-api/browser/page-cookies.ts'
import { consentBox, CONSENT_POPOVERS, tickedBoxes } from './consent-names.ts'

/** The decision of each button. @param ticked the boxes at the click */
const ANSWERS: Record<string, (ticked: Consent) => Consent> = {
  accept: () => FULL_CONSENT,
  refuse: () => NO_CONSENT,
  chosen: (ticked) => ticked,
}

/**
 * Handles a click on a button, and the opening of the settings, which then reflect the current decision unless a box was clicked meanwhile.
 * @param ticked the boxes at the event
 */
export function handleConsent({ type, target }: Event, ticked: Consent): void {
  if (type === 'toggle') return isSame(ticked, tickedBoxes()) ? showDecision() : undefined
  // In a translated page the words of a button are elements of their own.
  const decide = target instanceof Element ? ANSWERS[target.closest('button')?.value ?? ''] : undefined
  if (decide) keep(decide(ticked))
}

function isSame(one: Consent, other: Consent): boolean {
  return PURPOSES.every((purpose) => one[purpose] === other[purpose])
}

function keep(consent: Consent): void {
  writeCookie(SCRIPT_COOKIES.consent, consentValue(consent))
  pushConsent(consent)
  if (!consent.analytics) forgetFollowedCard()
  for (const id of CONSENT_POPOVERS) document.getElementById(id)?.hidePopover()
  followDecisions()
}

function showDecision(): void {
  const decided = readConsent(document.cookie) ?? NO_CONSENT
  for (const name of PURPOSES) {
    const field = consentBox(name)
    if (field) field.checked = decided[name]
  }
}
