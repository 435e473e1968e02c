import type { Page } from '@playwright/test'
import { isBrowsersOwn } from './browser-warnings.ts'

/** An error that fails a journey. */
export interface PageProblem {
  kind: 'console' | 'page error' | 'failed request' | 'policy'
  text: string
}

interface WatchOptions {
  /** Response statuses from 400 up that this test expects. */
  expectedStatuses: readonly number[]
  /** Console messages, uncaught errors and broken connections that this test expects. */
  expectedErrors: readonly RegExp[]
  /** Whether the browser loads pictures. */
  hasPictures: boolean
}

/** Requests aborted by a navigation, and those refused by the CSP, which has its own event below. */
const DROPPED = /^(net::ERR_ABORTED|csp)$/
/** The message of Chromium, and of our calls (app/shop-api/browser/call-shop.ts), about a response whose status is checked below. */
const SAID_BY_STATUS = /^Failed to load resource|^\w+: [45]\d\d [A-Z_]+$/

/**
 * Collects problems of a page: errors and warnings of the console (including hydration), uncaught errors, responses from 400 up, failed requests, and CSP
 * violations. The list grows while the page is open.
 */
export async function collectPageProblems(
  page: Page,
  { expectedStatuses, expectedErrors, hasPictures }: WatchOptions,
): Promise<readonly PageProblem[]> {
  const seen: PageProblem[] = []
  const isExpected = (text: string) => expectedErrors.some((expected) => expected.test(text))
  const note = (kind: PageProblem['kind'], text: string) => seen.push({ kind, text: `${text} (on ${page.url()})` })

  page.on('console', (message) => {
    const isKnown = SAID_BY_STATUS.test(message.text()) || isBrowsersOwn(message.text(), { hasPictures }) || isExpected(message.text())
    if (['error', 'warning'].includes(message.type()) && !isKnown) note('console', message.text())
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
      // A report-only policy blocks nothing.
      if (disposition === 'report') return
      const report: unknown = Reflect.get(window, 'reportPolicyViolation')
      if (typeof report === 'function') report(`${violatedDirective}: ${blockedURI}`)
    })
  })
  return seen
}
