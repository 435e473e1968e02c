import { followDecisions, pushConsent } from '../../analytics/data-layer.ts'
import { forgetFollowedCard } from '../../analytics/followed-card.ts'
import { type Consent, consentValue, NO_CONSENT, PURPOSES, readConsent } from '../../domain/marketing/consent.ts'
import { consentBox, tickedBoxes } from './consent-names.ts'

/** What follows from a decision that is kept. */
export function tellDecision(consent: Consent): void {
  pushConsent(consent)
  if (!consent.analytics) forgetFollowedCard()
  followDecisions()
}

/** Lets the settings reflect the current decision, unless a box was clicked meanwhile. @param ticked the boxes when they opened */
export function showDecision(ticked: Consent): void {
  if (consentValue(ticked) !== consentValue(tickedBoxes())) return
  const decided = readConsent(document.cookie) ?? NO_CONSENT
  for (const name of PURPOSES) {
    const field = consentBox(name)
    if (field) field.checked = decided[name]
  }
}
