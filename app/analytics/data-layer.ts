import { type Consent, NO_CONSENT, readConsent } from '../domain/marketing/consent.ts'

declare global {
  interface Window {
    /** Read by a tag manager, if one is installed; written only here. The storefront itself sends analytics data nowhere. */
    dataLayer?: unknown[]
  }
}

/** Pushes an entry. */
export function push(entry: unknown): void {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}

/**
 * Sends the visitor's decision to Consent Mode (v2), which accepts commands only as `arguments` objects; not again while it is the last that this document
 * has sent.
 */
export function pushConsent({ analytics, marketing }: Consent): void {
  const decision = {
    analytics_storage: signal(analytics),
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
  }
  const last = window.dataLayer?.findLast((entry) => Reflect.get(Object(entry), '1') === 'update')
  if (JSON.stringify(Reflect.get(Object(last), '2')) !== JSON.stringify(decision)) command('consent', 'update', decision)
}

/** From now on sends what is decided in another tab, too, once this one is seen again. Idempotent. */
export function followDecisions(): void {
  document.addEventListener('visibilitychange', pushDecision)
}

const pushDecision = () => pushConsent(readConsent(document.cookie) ?? NO_CONSENT)

const signal = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')

function command(..._labels: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- gtag ignores a command sent as an array
  push(arguments)
}
