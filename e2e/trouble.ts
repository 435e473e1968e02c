import type { Page } from '@playwright/test'

/** What must not happen while a shopper is here. */
export interface Trouble {
  kind: 'console' | 'page error' | 'failed request' | 'policy'
  text: string
}

interface WatchOptions {
  /** Statuses from 400 up that this test provokes. */
  expectedStatuses: readonly number[]
  /** What the console, uncaught errors and broken connections say when something fails that this test lets fail. */
  expectedErrors: readonly RegExp[]
}

/** A browser drops what it was loading when the shopper leaves; what the policy refuses tells of itself below (scripts, when they are off). */
const DROPPED = /^(net::ERR_ABORTED|csp)$/
/** Chromium's own line about an answer that is judged by its status below. */
const SAID_BY_STATUS = /^Failed to load resource/

/**
 * Collects what goes wrong on a page: errors on the console (hydration's among them), uncaught errors, answers from 400 up, requests that
 * failed, and what the content security policy refused. The list grows while the page lives.
 */
export async function watchForTrouble(page: Page, { expectedStatuses, expectedErrors }: WatchOptions): Promise<readonly Trouble[]> {
  const seen: Trouble[] = []
  const isExpected = (text: string) => expectedErrors.some((expected) => expected.test(text))
  const note = (kind: Trouble['kind'], text: string) => seen.push({ kind, text: `${text} (on ${page.url()})` })

  page.on('console', (message) => {
    const isKnown = SAID_BY_STATUS.test(message.text()) || isExpected(message.text())
    if (message.type() === 'error' && !isKnown) note('console', message.text())
    if (message.type() === 'warning' && /hydrat|did not match/i.test(message.text())) note('console', message.text())
  })
  page.on('pageerror', (error) => isExpected(error.message) || note('page error', error.message))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    if (!DROPPED.test(reason) && !isExpected(reason)) note('failed request', `${request.url()}: ${reason}`)
  })
  page.on('response', (response) => {
    const status = response.status()
    if (status >= 400 && !expectedStatuses.includes(status)) note('failed request', `${response.url()}: ${status}`)
  })
  await page.exposeFunction('reportPolicyViolation', (text: string) => note('policy', text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, disposition }) => {
      // What is only reported was not refused.
      if (disposition === 'report') return
      const report: unknown = Reflect.get(window, 'reportPolicyViolation')
      if (typeof report === 'function') report(`${violatedDirective}: ${blockedURI}`)
    })
  })
  return seen
}
