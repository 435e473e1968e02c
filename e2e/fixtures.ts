// Fixtures of all journeys: pages by name, data of the shop API, and detection of page problems.
import { writeFile } from 'node:fs/promises'
import { type APIRequestContext, test as base, type Page, type Response } from '@playwright/test'
import type { consentValue } from '#app/domain/marketing/consent.ts'
import { SIGNUP_COUNT_AFTER_SIGNUP } from '#app/domain/marketing/newsletter-popup.ts'
import type { Language } from '#app/domain/language.ts'
import { SCRIPT_COOKIES } from '#app/domain/marketing/script-cookies.ts'
import { type Filters, NO_FILTERS } from '#app/domain/search/filters.ts'
import { href } from '#app/addresses/href.ts'
import type { RouteName, RouteParams } from '#app/addresses/route-params.ts'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { observeShifts } from './layout.ts'
import { createMockControl, journalOf, type MockControl, worldOf } from './mock-control.ts'
import { createShopLookup, productParams, type ShopLookup } from './shop-lookup.ts'
import { BASE_URL, MOCK_ORIGIN } from './stack.ts'
import { collectPageProblems } from './page-problems.ts'

export interface TestOptions {
  /** Response statuses from 400 up that the test expects; any other fails it. */
  expectedStatuses: readonly number[]
  /** Console messages about failed sections or broken connections that the test expects. */
  expectedErrors: readonly RegExp[]
  /** The visitor's consent decision; null = none yet, so the bar is shown. */
  consent: ReturnType<typeof consentValue> | null
  /** Whether the newsletter popup may open: it covers the page 15 s after it was opened. */
  hasNewsletterPopup: boolean
}

/** React's messages about a section that failed on the server, before (419) or during streaming; its boundary renders a fallback. */
export const SECTION_FAILED = /Minified React error #419;|^Error: An error occurred in the Server Components render/

/** Chromium's message for a truncated response, and ours for a call without one that can be read. */
export const BROKEN_OFF =
  /^net::ERR_(CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET|EMPTY_RESPONSE|CONNECTION_CLOSED)$|^\w+: 0 unreachable$/

export interface WorkerOptions {
  /**
   * Whether the browser loads pictures. Without them a journey takes a fifth less processor time. A file that looks at pictures, at what pushes
   * others aside, or at an injected `onerror` sets it.
   */
  hasPictures: boolean
}

interface Fixtures {
  /** Opens a page by name and waits for hydration. */
  visit: <Name extends RouteName>(name: Name, params: RouteParams[Name], language?: Language) => Promise<Response | null>
  /** Opens the catalog with these filters. */
  visitCatalog: (filters?: Partial<Filters>, language?: Language) => Promise<Response | null>
  /** Opens the page of a product. */
  visitProduct: (product: Parameters<typeof productParams>[0], language?: Language) => Promise<Response | null>
  /** Opens a path as typed. */
  open: (path: string) => Promise<Response | null>
  /** Logs a persona in by a call, without the login page. */
  logInAs: (persona: keyof typeof PERSONAS) => Promise<void>
  shop: ShopLookup
  /** Calls the mock directly; null: its origin is unknown. */
  mockRequest: APIRequestContext | null
  /** The mock behind the storefront. A test that uses it runs in its own world, in which it can inject faults. */
  mock: MockControl
  /** Attaches the calls of its world to a failed test. Automatic. */
  journal: void
  /** Fails the test for any problem of the page. Automatic. */
  pageProblems: void
}

export const test = base.extend<Fixtures & TestOptions, WorkerOptions>({
  hasPictures: [false, { option: true, scope: 'worker' }],

  launchOptions: [
    async ({ launchOptions, hasPictures }, provide) => {
      const { args = [] } = launchOptions
      await provide({ ...launchOptions, args: hasPictures ? args : [...args, '--blink-settings=imagesEnabled=false'] })
    },
    { scope: 'worker' },
  ],

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

  visitCatalog: async ({ visit }, provide) => {
    await provide((filters, language) => visit('catalog', { filters: { ...NO_FILTERS, ...filters } }, language))
  },

  visitProduct: async ({ visit }, provide) => {
    await provide((product, language) => visit('product', productParams(product), language))
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

  // Set up before the page's problems, so it is torn down after them and knows whether they failed the test.
  journal: [
    async ({ context, mockRequest }, provide, testInfo) => {
      await provide()
      if (testInfo.status === testInfo.expectedStatus || !mockRequest) return
      const body = await journalOf(context, mockRequest).catch(() => null)
      if (body === null) return
      const path = testInfo.outputPath('mock-journal.json')
      await writeFile(path, body)
      await testInfo.attach('mock-journal.json', { path, contentType: 'application/json' })
    },
    { auto: true },
  ],

  pageProblems: [
    async ({ page, expectedStatuses, expectedErrors, hasPictures }, provide) => {
      await observeShifts(page)
      const problems = await collectPageProblems(page, { expectedStatuses, expectedErrors, hasPictures })
      await provide()
      expect(problems, 'no errors or warnings on the console, no failed requests, nothing refused by the content security policy').toEqual(
        [],
      )
    },
    { auto: true },
  ],
})

export const { expect } = base

/** For `test.beforeEach`: what a test buys or changes is bought and changed in its own world alone. */
export function inOwnWorld({ mock }: Pick<Fixtures, 'mock'>) {
  expect(mock.world).toMatch(/^e2e-/)
}

export const main = (page: Page) => page.getByRole('main')
export const header = (page: Page) => page.getByRole('banner')
/** The heading of a page. @param name or a part of it @default any */
export const title = (page: Page, name?: string | RegExp) => page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) })

/**
 * Waits until React has hydrated the page: before that, a click follows a plain link and typed text is lost.
 * React marks elements before hydration is complete; only the root shows its end.
 * @param timeout ms @default the test's
 */
export async function untilHydrated(page: Page, timeout?: number): Promise<void> {
  const isHydrated = () => {
    const mark = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))
    return mark !== undefined && mark[1].stateNode.current.memoizedState.isDehydrated === false
  }
  await page.waitForFunction(isHydrated, undefined, { ...(timeout !== undefined && { timeout }) })
}
