import type { Consent } from '../domain/marketing/consent.ts'

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

/** Sends the visitor's decision to Consent Mode (v2), which accepts commands only as `arguments` objects. */
export function pushConsent({ analytics, marketing }: Consent): void {
  command('consent', 'update', {
    analytics_storage: signal(analytics),
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
  })
}

/** Whether a consent command was sent in this document. */
export function hasSentConsent(): boolean {
  return (window.dataLayer ?? []).some((entry) => Reflect.get(Object(entry), '1') === 'update')
}

const signal = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')

function command(..._labels: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- gtag ignores a command sent as an array
  push(arguments)
}
