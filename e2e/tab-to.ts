import type { Locator, Page } from '@playwright/test'

/** Presses of Tab after which a control counts as out of reach. */
const MOST_PRESSES = 80

/** Presses Tab until the control has the focus. @throws Error when it never gets it */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${MOST_PRESSES} presses of Tab did not lead there`)
}
