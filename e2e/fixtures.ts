// Fixtures of every journey: pages by name, the data of the shop API, and the problems of a page.
import { writeFile } from 'node:fs/promises'
import { type APIRequestContext, test as base, type Page, type Response } from '@playwright/test'
import type { consentValue } from '#app/domain/marketing/consent.ts'
import { SIGNUP_COUNT_AFTER_SIGNUP } from '#app/domain/marketing/newsletter-popup.ts'
import type { Language } from '#app/domain/language.ts'
import { SCRIPT_COOKIES } from '#app/domain/marketing/script-cookies.ts'
import { href } from '#app/addresses/href.ts'
import type { RouteName, RouteParams } from '#app/addresses/route-params.ts'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { observeShifts } from './layout.ts'
import { reproSnapshotOf, createMockControl, type MockControl, worldOf } from './mock-control.ts'
import { createShopLookup, type ShopLookup } from './shop-lookup.ts'
import { BASE_URL, MOCK_ORIGIN } from './stack.ts'
import { collectPageProblems } from './page-problems.ts'

export interface TestOptions {
  /** Statuses from 400 up that the test provokes; any other fails it. */
  expectedStatuses: readonly number[]
  /** What is said of a section that fails, or of a connection that breaks, where the test lets it. */
  expectedErrors: readonly RegExp[]
  /** What the visitor has decided about cookies; null = nothing yet, so the bar asks. */
  consent: ReturnType<typeof consentValue> | null
  /** Whether the newsletter's popup may open: it lies over everything 15 s after a page was opened. */
  hasNewsletterPopup: boolean
}

/** React's own lines about a section whose rendering failed on the server, at once (419) or in the stream; its boundary shows something else. */
export const SECTION_FAILED = /Minified React error #419;|^Error: An error occurred in the Server Components render/

/** Chromium's words for an answer of which only a part came. */
export const BROKEN_OFF =
  /^net::ERR_(CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET|EMPTY_RESPONSE|CONNECTION_CLOSED)$/

interface Fixtures {
  /** Opens a page by its name and waits until it can be used. */
  visit: <Name extends RouteName>(name: Name, params: RouteParams[Name], language?: Language) => Promise<Response | null>
  /** Opens a path as it would be typed. */
  open: (path: string) => Promise<Response | null>
  /** Logs a persona of the seed in, without the login page. */
  logInAs: (persona: keyof typeof PERSONAS) => Promise<void>
  shop: ShopLookup
  /** Asks the mock itself; null: nobody says where it is. */
  mockRequest: APIRequestContext | null
  /** The mock behind the shop. Whoever asks for it is in a world of the test's own, with a shop that can be made to misbehave. */
  mock: MockControl
  /** Attaches the state of the shop to a test that failed. Always there. */
  snapshot: void
  /** Fails the test for any problem of the page. Always there. */
  pageProblems: void
}

export const test = base.extend<Fixtures & TestOptions>({
  expectedStatuses: [[], { option: true }],
  expectedErrors: [[], { option: true }],
  consent: ['none', { option: true }],
  hasNewsletterPopup: [false, { option: true }],

  context: async ({ context, consent, hasNewsletterPopup }, provide) => {
    const { newsletterSignupCount } = SCRIPT_COOKIES
    const cookies = [
      consent !== null && { name: SCRIPT_COOKIES.consent.name, value: consent },
      !hasNewsletterPopup && { name: newsletterSignupCount.name, value: String(SIGNUP_COUNT_AFTER_SIGNUP) },
    ]
    await context.addCookies(cookies.filter((cookie) => cookie !== false).map((cookie) => ({ ...cookie, url: BASE_URL })))
    await provide(context)
  },

  open: async ({ page, javaScriptEnabled }, provide) => {
    await provide(async (path) => {
      const response = await page.goto(path)
      if (javaScriptEnabled !== false) await untilHydrated(page)
      return response
    })
  },

  visit: async ({ open }, provide) => {
    await provide((name, params, language = 'pl') => open(href(name, params, language)))
  },

  logInAs: async ({ page, baseURL }, provide) => {
    await provide(async (persona) => {
      const { email } = PERSONAS[persona]
      const answer = await page.request.post('/auth/standard', {
        data: { email, password: PERSONA_PASSWORD },
        headers: { origin: baseURL ?? '', langId: 'pl' },
      })
      expect(answer.status(), `${persona} is logged in`).toBe(200)
    })
  },

  shop: async ({ playwright, baseURL }, provide) => {
    const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
    await provide(createShopLookup(request, baseURL ?? ''))
    await request.dispose()
  },

  mockRequest: async ({ playwright }, provide) => {
    if (MOCK_ORIGIN === null) return provide(null)
    const request = await playwright.request.newContext({ baseURL: MOCK_ORIGIN })
    await provide(request)
    await request.dispose()
  },

  mock: async ({ context, mockRequest }, provide, testInfo) => {
    if (!mockRequest) throw new Error('This journey needs the mock: name it by MOCK_ORIGIN.')
    await provide(await createMockControl({ context, request: mockRequest, shopOrigin: BASE_URL, world: worldOf(testInfo) }))
  },

  // Before the page's problems, so that it is torn down after them and knows whether they failed the test.
  snapshot: [
    async ({ page, context, mockRequest }, provide, testInfo) => {
      await provide()
      if (testInfo.status === testInfo.expectedStatus || !mockRequest) return
      const body = await reproSnapshotOf(context, mockRequest, page.url()).catch(() => null)
      if (body === null) return
      const path = testInfo.outputPath('repro-snapshot.json')
      await writeFile(path, body)
      await testInfo.attach('repro-snapshot.json', { path, contentType: 'application/json' })
    },
    { auto: true },
  ],

  pageProblems: [
    async ({ page, expectedStatuses, expectedErrors }, provide) => {
      await observeShifts(page)
      const problems = await collectPageProblems(page, { expectedStatuses, expectedErrors })
      await provide()
      expect(problems, 'no errors on the console, no failed requests, nothing refused by the content security policy').toEqual([])
    },
    { auto: true },
  ],
})

export const { expect } = base

/**
 * Waits until React has hydrated the page: before that a click follows a plain link, and typed text is lost.
 * React marks elements while it still works on them; only its root says that it has finished.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const mark = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))
    return mark !== undefined && mark[1].stateNode.current.memoizedState.isDehydrated === false
  })
}
