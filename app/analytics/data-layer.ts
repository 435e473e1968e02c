import type { Consent } from '../domain/marketing/consent.ts'

declare global {
  interface Window {
    /** Read by a tag manager, where one is installed; ours to write. The shop itself sends nothing to anybody. */
    dataLayer?: unknown[]
  }
}

/** Adds an entry. */
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

/** Whether this document has sent a decision to Consent Mode. */
export function hasSentConsent(): boolean {
  return (window.dataLayer ?? []).some((entry) => Reflect.get(Object(entry), '1') === 'update')
}

const signal = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')

function command(..._labels: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- an array is not a command
  push(arguments)
}
