/** What a visitor agreed to beyond what the shop needs to work (GAP-125). */
export interface Consent {
  /** What is done in the shop may be counted. */
  analytics: boolean
  /** The hash of an e-mail may go with it, and adverts may follow from it. */
  marketing: boolean
}

export const NO_CONSENT: Consent = { analytics: false, marketing: false }
export const FULL_CONSENT: Consent = { analytics: true, marketing: true }

/** How a decision is written in its cookie. What allows analytics begins with `analytics`: see mayTrack. */
const VALUES = {
  none: NO_CONSENT,
  marketing: { analytics: false, marketing: true },
  analytics: { analytics: true, marketing: false },
  'analytics.marketing': FULL_CONSENT,
} as const satisfies Record<string, Consent>

/** The cookie's value for a decision. */
export function consentValue({ analytics, marketing }: Consent): keyof typeof VALUES {
  if (analytics) return marketing ? 'analytics.marketing' : 'analytics'
  return marketing ? 'marketing' : 'none'
}

/** The decision in a cookie header or `document.cookie`; null = none yet, or nothing that we wrote. */
export function readConsent(cookies: string): Consent | null {
  const value = /(?:^|; )consent=([\w.]*)/.exec(cookies)?.[1] ?? ''
  return Object.hasOwn(VALUES, value) ? VALUES[value as keyof typeof VALUES] : null
}
