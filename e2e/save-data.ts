import type { Page } from '@playwright/test'

/** Switches prefetches off, as for a visitor with Save-Data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }))
}
