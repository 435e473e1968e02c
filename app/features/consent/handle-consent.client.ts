import { pushConsent } from '../../analytics/data-layer.ts'
import { forgetFollowedCard } from '../../analytics/followed-card.ts'
import { type Consent, consentValue, FULL_CONSENT, NO_CONSENT, readConsent } from '../../domain/marketing/consent.ts'
import { SCRIPT_COOKIES } from '../../domain/marketing/script-cookies.ts'
import { writeCookie } from '../../shop-api/browser/page-cookies.ts'
import { CONSENT_POPOVERS } from './consent-names.ts'

/** The decision of each button; `chosen` reads the checkboxes. */
const ANSWERS: Record<string, () => Consent> = {
  accept: () => FULL_CONSENT,
  refuse: () => NO_CONSENT,
  chosen: () => ({ analytics: box('analytics')?.checked ?? false, marketing: box('marketing')?.checked ?? false }),
}

/** Handles a click on a button, and the opening of the settings, which then reflect the current decision. */
export function handleConsent({ type, target }: Event): void {
  if (type === 'toggle') return showDecision()
  const decide = target instanceof HTMLButtonElement ? ANSWERS[target.value] : undefined
  if (decide) keep(decide())
}

function keep(consent: Consent): void {
  writeCookie(SCRIPT_COOKIES.consent, consentValue(consent))
  pushConsent(consent)
  if (!consent.analytics) forgetFollowedCard()
  for (const id of CONSENT_POPOVERS) document.getElementById(id)?.hidePopover()
}

function showDecision(): void {
  const decided = readConsent(document.cookie) ?? NO_CONSENT
  for (const name of ['analytics', 'marketing'] as const) {
    const field = box(name)
    if (field) field.checked = decided[name]
  }
}

function box(name: keyof Consent): HTMLInputElement | null {
  return document.querySelector(`#${CONSENT_POPOVERS[1]} [name=${name}]`)
}
