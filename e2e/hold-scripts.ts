import type { Page } from '@playwright/test'

/** Keeps back what a page asks for. Returns the function that lets it through. @param what a pattern of addresses */
export async function hold(page: Page, what: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(what, async (route) => promise.then(() => route.continue()))
  return resolve
}

/** Keeps back every script of the page, as a slow line does. */
export const holdScripts = (page: Page) => hold(page, '**/assets/*.js')
