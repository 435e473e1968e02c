import type { Page } from '@playwright/test'

/** Keeps back every script of the page, as a slow line does. Returns the function that lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => promise.then(() => route.continue()))
  return resolve
}
