import type { Page } from '@playwright/test'

/** An error that a journey fails for. */
export interface PageProblem {
  kind: 'console' | 'page error' | 'failed request' | 'policy'
  text: string
}

interface WatchOptions {
  /** Statuses from 400 up that this test provokes. */
  expectedStatuses: readonly number[]
  /** What the console, uncaught errors and broken connections say when something fails that this test lets fail. */
  expectedErrors: readonly RegExp[]
}

/** Requests that a navigation aborts, and those that the policy refuses, which have an event of their own below. */
const DROPPED = /^(net::ERR_ABORTED|csp)$/
/** Chromium's own line about a response whose status is checked below. */
const SAID_BY_STATUS = /^Failed to load resource/

/**
 * Collects what goes wrong on a page: errors on the console (hydration's among them), uncaught errors, answers from 400 up, requests that
 * failed, and what the content security policy refused. The list grows while the page lives.
 */
export async function collectPageProblems(page: Page, { expectedStatuses, expectedErrors }: WatchOptions): Promise<readonly PageProblem[]> {
  const seen: PageProblem[] = []
  const isExpected = (text: string) => expectedErrors.some((expected) => expected.test(text))
  const note = (kind: PageProblem['kind'], text: string) => seen.push({ kind, text: `${text} (on ${page.url()})` })

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
      // A policy that only reports refuses nothing.
      if (disposition === 'report') return
      const report: unknown = Reflect.get(window, 'reportPolicyViolation')
      if (typeof report === 'function') report(`${violatedDirective}: ${blockedURI}`)
    })
  })
  return seen
}
