// A page as a visitor's browser loads it: hydration, styles, then a click on a link.
import type { BrowserContext, Page } from 'playwright'

export interface BrowserLoad {
  /** Why the page, or the page after the click, does not respond to a visitor; empty: it does. */
  dead: string[]
  /** Which styles are missing. */
  unstyled: string[]
}

/** To a product, else home: present on every page. */
const LINK = ['main article a[href^="/"]', ...['/', '/en', '/es'].map((home) => `header a[href="${home}"]`)]
  .map((selector) => `${selector}:visible`)
  .join(', ')

export interface BrowserLoadOptions {
  url: string
  /** Longest time of each step: hydration, a navigation. In ms. */
  patienceMs: number
}

/** Loads a page in a tab of its own and follows one of its links. Never rejects, and ends: a step without an end is named as dead. */
export async function loadInBrowser(context: BrowserContext, { url, patienceMs: timeout }: BrowserLoadOptions): Promise<BrowserLoad> {
  const load: BrowserLoad = { dead: [], unstyled: [] }
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => load.dead.push(`${url}: ${message}`))
  const attempt = (what: string, step: () => Promise<unknown>) =>
    withinTime(step(), LONGEST_STEPS * timeout).catch(
      (error: unknown) => void load.dead.push(`${url}: ${what}: ${String(error).split('\n')[0]}`),
    )
  const checkStyles = async () => load.unstyled.push(...(await missingStyles(page, timeout)))
  await attempt('load', () => page.goto(url, { timeout }))
  await attempt('hydration', () => untilHydrated(page, timeout))
  await attempt('styles', checkStyles)
  const before = page.url()
  await attempt('click', async () => {
    await page.locator(LINK).first().click({ timeout })
    await page.waitForURL((address) => address.href !== before, { timeout })
    await page.locator('h1').first().waitFor({ timeout, state: 'attached' })
  })
  await attempt('hydration after the click', () => untilHydrated(page, timeout))
  await attempt('styles after the click', checkStyles)
  await attempt('closing', () => page.close())
  return load
}

/** Steps with a timeout of their own in one attempt, and one for those that have none: a blocked page answers no evaluation. */
const LONGEST_STEPS = 4

/** Rejects when a promise takes longer. @param ms longest time */
async function withinTime(promise: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no end within ${ms} ms`)), ms)
  })
  await Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** React marks its root when hydration is complete. */
async function untilHydrated(page: Page, timeout: number): Promise<void> {
  await page.waitForFunction(
    () => {
      const mark = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))
      return mark !== undefined && mark[1].stateNode.current.memoizedState.isDehydrated === false
    },
    null,
    { timeout },
  )
}

/** Stylesheets that the page links and does not get in time, and the fonts that all pages have. */
async function missingStyles(page: Page, timeout: number): Promise<string[]> {
  const isStyled = await page
    .waitForFunction(
      () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every((link) => link.disabled || link.sheet !== null),
      null,
      { timeout },
    )
    .then(
      () => true,
      () => false,
    )
  return page
    .evaluate((isStyled) => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      // Once all had arrived, one without a sheet has only just been added for a panel that is still closed.
      const missing = isStyled ? [] : links.filter((link) => !link.disabled && link.sheet === null).map(({ href }) => href)
      return getComputedStyle(document.body).fontFamily.includes('Patyna') ? missing : [...missing, 'fonts']
    }, isStyled)
    .catch((error: unknown) => [String(error).split('\n')[0] ?? ''])
}
