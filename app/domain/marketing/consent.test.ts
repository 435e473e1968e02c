import { expect, test } from 'vitest'
import { SCRIPT_COOKIES } from './script-cookies.ts'
import { type Consent, consentValue, readConsent } from './consent.ts'

test.each([
  [{ analytics: false, marketing: false }, 'none'],
  [{ analytics: false, marketing: true }, 'marketing'],
  [{ analytics: true, marketing: false }, 'analytics'],
  [{ analytics: true, marketing: true }, 'analytics.marketing'],
] satisfies [Consent, string][])('GAP-125: %o is kept as %s, and read back', (consent, value) => {
  expect(consentValue(consent)).toBe(value)
  expect(readConsent(`visitor=1; ${SCRIPT_COOKIES.consent.name}=${value}; marketId=2`)).toEqual(consent)
})

test('GAP-125: the decision is read where its cookie is the first', () => {
  expect(readConsent('consent=analytics; visitor=1')).toEqual({ analytics: true, marketing: false })
})

test.each(['', 'visitor=1', 'consent=', 'consent=yes', 'xconsent=analytics', 'consent=analyticsx', 'consent=marketing.analytics'])(
  '"%s" is no decision',
  (cookies) => {
    expect(readConsent(cookies)).toBeNull()
  },
)
