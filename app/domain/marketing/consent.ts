/**
 * What a visitor can agree to beyond what the shop needs to work (GAP-125): that what is done in the shop is counted; that the hash of an e-mail goes
 * with it, and adverts follow from it. A purpose = a name here and its text `consent<Name>` in locales/; the banner, its cookie and its settings follow.
 * The first is analytics, so what allows it begins with its name: see mayTrack.
 */
export const PURPOSES = ['analytics', 'marketing'] as const

export type Purpose = (typeof PURPOSES)[number]
/** A visitor's decision. */
export type Consent = Record<Purpose, boolean>

export const NO_CONSENT = consentOf(() => false)
export const FULL_CONSENT = consentOf(() => true)

/** A decision, purpose by purpose. */
export function consentOf(isGiven: (purpose: Purpose) => boolean): Consent {
  return Object.fromEntries(PURPOSES.map((purpose) => [purpose, isGiven(purpose)])) as Consent
}

/** The cookie's value for a decision: `analytics.marketing`, `none`. */
export function consentValue(consent: Consent): string {
  return PURPOSES.filter((purpose) => consent[purpose]).join('.') || 'none'
}

/** The decision in a cookie header or `document.cookie`; null = none yet, or nothing that we wrote. */
export function readConsent(cookies: string): Consent | null {
  const value = /(?:^|; )consent=([\w.]*)/.exec(cookies)?.[1] ?? ''
  const given = value.split('.')
  const consent = consentOf((purpose) => given.includes(purpose))
  return consentValue(consent) === value ? consent : null
}
