import { type Page, test } from '@playwright/test'
import { untilHydrated } from './fixtures.ts'
import { type Hands, keyboardOf, POINTER } from './hands.ts'
import { emulateLine, SLOW_LINE } from './slow-line.ts'
import type { Walk } from './walks.ts'

/** Walks through the shop in one of the ways of WALKS. */
export interface Walker {
  page: Page
  hands: Hands
  /** Opens a path, and waits for hydration unless the line is slow. */
  open: (path: string) => Promise<void>
}

/** Prepares a page for a walk. */
export async function walkerOf(page: Page, { isKeyboard, isSlow }: Walk): Promise<Walker> {
  if (isKeyboard || isSlow) test.slow()
  if (isSlow) await emulateLine(await page.context().newCDPSession(page), SLOW_LINE)
  return {
    page,
    hands: isKeyboard ? keyboardOf(page) : POINTER,
    async open(path) {
      await page.goto(path, isSlow ? { waitUntil: 'commit' } : {})
      if (!isSlow) await untilHydrated(page)
    },
  }
}
