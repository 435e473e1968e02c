// Visits of a real browser, step by step: what each requests is what sessions of load tests request (journeys/visit.ts).
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { SIGNUP_COUNT_AFTER_SIGNUP } from '#app/domain/marketing/newsletter-popup.ts'
import { SCRIPT_COOKIES } from '#app/domain/marketing/script-cookies.ts'
import { partsOfListing } from '../../e2e/listing-parts.ts'
import { RECORDED_TEXT } from '../journeys/recorded-text.ts'
import type { RecordingProxy } from './recording-proxy.ts'

/** Window of the recording, without zoom: it decides which pictures are near. */
export const WINDOW = { width: 1440, height: 900 } as const
/** Time between two letters of somebody who types quickly, ms. */
const LETTER_MS = 180
/** A step has ended once nothing was requested for so long, ms. */
const QUIET_MS = 1000
const PATIENCE_MS = 30_000

interface RecordOptions {
  proxy: RecordingProxy
  chromiumPath: string
  /** Paths of a listing and a product that visits from a search engine begin with. */
  entries: { listing: string; product: string }
}

/** Makes all visits. @returns the browser's name and version */
export async function recordVisits({ proxy, chromiumPath, entries }: RecordOptions): Promise<string> {
  const args = ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const browser = await chromium.launch({ executablePath: chromiumPath, args })
  try {
    for (const [step, path] of Object.entries({ ...entries, home: '/' })) await recordEntry(browser, proxy, { step, path })
    const context = await browser.newContext({ viewport: WINDOW, locale: 'pl-PL' })
    // The first visitor has no cookie, and gets a page with its stylesheets inside.
    await recordVisit(context, proxy, { visit: 'first', nth: 0 })
    await recordVisit(context, proxy, { visit: 'returning', nth: 1 })
    return `Chromium ${browser.version()}`
  } finally {
    await browser.close()
  }
}

/** A visit that begins, and ends, with a page other than the home page. */
async function recordEntry(browser: Browser, proxy: RecordingProxy, { step, path }: { step: string; path: string }): Promise<void> {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'pl-PL' })
  const page = await context.newPage()
  proxy.begin('entry', step)
  await page.goto(proxy.origin + path)
  await untilQuiet(page, proxy)
  await context.close()
}

/** Home, search with suggestions, product, add to cart, cart, back. @param nth which result is opened, from 0 */
async function recordVisit(context: BrowserContext, proxy: RecordingProxy, { visit, nth }: { visit: string; nth: number }): Promise<void> {
  const page = await context.newPage()
  const step = async (name: string, act: () => Promise<unknown>) => {
    proxy.begin(visit, name)
    await act()
    await untilQuiet(page, proxy)
  }
  const field = page.getByRole('search').first().getByRole('combobox').or(page.getByRole('searchbox')).first()
  const link = partsOfListing(page).cards.nth(nth).getByRole('heading').getByRole('link')
  await step('home', () => page.goto(proxy.origin))
  await keepPopupsAway(context, proxy.origin)
  await step('type', () => typeText(field))
  await step('search', () => field.press('Enter'))
  await step('hover', () => link.hover())
  await step('product', () => link.click())
  await step('add', () =>
    page
      .getByRole('main')
      .getByRole('button', { name: /koszyka/ })
      .first()
      .click(),
  )
  await step('cart', () =>
    page
      .getByRole('dialog')
      .getByRole('link', { name: /koszyk/i })
      .first()
      .click(),
  )
  await step('back', () => page.goBack())
  await page.close()
}

async function typeText(field: Locator): Promise<void> {
  await field.click()
  await field.pressSequentially(RECORDED_TEXT, { delay: LETTER_MS })
}

/** The newsletter's popup comes after 15 s, and this visit lasts longer than a visitor's. */
async function keepPopupsAway(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: SCRIPT_COOKIES.newsletterSignupCount.name, value: String(SIGNUP_COUNT_AFTER_SIGNUP), url }])
}

async function untilQuiet(page: Page, { requests }: RecordingProxy): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  for (let seen = -1; seen !== requests.length || requests.some(({ status }) => status === 0);) {
    if (Date.now() > until) throw new Error(`${page.url()} requests without end.`)
    seen = requests.length
    await page.waitForTimeout(QUIET_MS)
  }
}
