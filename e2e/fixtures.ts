// What every journey has at hand: pages by name, the shop's own data, and somebody who watches for trouble.
import { test as base, type Page, type Response } from '@playwright/test'
import type { Language } from '#app/domain/language.ts'
import { href, type RouteName, type RouteParams } from '#app/routes.ts'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { observeShifts } from './layout.ts'
import { createShopLookup, type ShopLookup } from './shop-lookup.ts'
import { watchForTrouble } from './trouble.ts'

export interface TestOptions {
  /** Statuses from 400 up that the test provokes; any other fails it. */
  expectedStatuses: readonly number[]
}

interface Fixtures {
  /** Opens a page by its name and waits until it can be used. */
  visit: <Name extends RouteName>(name: Name, params: RouteParams[Name], language?: Language) => Promise<Response | null>
  /** Opens a path as it would be typed. */
  open: (path: string) => Promise<Response | null>
  /** Logs a persona of the seed in, without the login page. */
  logInAs: (persona: keyof typeof PERSONAS) => Promise<void>
  shop: ShopLookup
  /** Fails the test for any trouble on the way. Always there. */
  trouble: void
}

export const test = base.extend<Fixtures & TestOptions>({
  expectedStatuses: [[], { option: true }],

  open: async ({ page, javaScriptEnabled }, provide) => {
    await provide(async (path) => {
      const response = await page.goto(path)
      if (javaScriptEnabled !== false) await untilAwake(page)
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

  trouble: [
    async ({ page, expectedStatuses }, provide) => {
      await observeShifts(page)
      const trouble = await watchForTrouble(page, { expectedStatuses })
      await provide()
      expect(trouble, 'no errors on the console, no failed requests, nothing refused by the content security policy').toEqual([])
    },
    { auto: true },
  ],
})

export const { expect } = base

/** Waits until React has taken the page over: before that a click is a plain link's. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
}
