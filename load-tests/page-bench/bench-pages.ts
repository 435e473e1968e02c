import { type Browser, chromium, type Page, request } from '@playwright/test'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { href } from '#app/addresses/href.ts'
import type { WeighedPage } from '../../e2e/budgets.ts'
import { canBeOrdered, createShopLookup, productParams, type ProductFacts } from '../../e2e/shop-lookup.ts'
import { type Approach, APPROACHES, measureClicks } from './measure-click.ts'
import { INTERACTIONS, type Interaction, measureInteraction } from './measure-interaction.ts'
import { measurePage } from './measure-page.ts'
import { type PageLoads, report } from './report.ts'

export interface BenchOptions {
  /** Origin of a running storefront. */
  origin: string
  chromiumPath: string
  /** Number of loads of each page. */
  runs: number
  log: (line: string) => void
}

/** Least number of samples of taps, and of navigations, for a useful median. */
const MIN_SAMPLES = 5

interface PageToMeasure {
  kind: WeighedPage
  url: string
  /** Prepares the visitor, for example with a product in the cart. */
  prepare?: (page: Page) => Promise<void>
}

/** Measures each kind of page and its interactions on a slow phone and prints a table. Rejects if a measurement fails. */
export async function benchPages({ origin, chromiumPath, runs, log }: BenchOptions): Promise<void> {
  const pages = await pagesToMeasure(origin)
  const args = ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const browser = await chromium.launch({ executablePath: chromiumPath, args })
  try {
    const results: PageLoads[] = []
    for (const { kind, url, prepare } of pages) {
      // The first load of a kind also loads modules on the server, so it does not count.
      await measurePage(browser, url, prepare)
      const loads = await repeat(runs, (run) => progress(`${kind} ${run}/${runs}`, () => measurePage(browser, url, prepare)))
      results.push({ kind, loads })
    }
    const clicks = await clickTimes(browser, pages)
    const taps = await tapTimes(browser, pages)
    log('')
    for (const line of report(results, { clicks, taps })) log(line)
  } finally {
    await browser.close()
  }

  async function clickTimes(browser: Browser, measured: typeof pages) {
    const listing = measured.find(({ kind }) => kind === 'listing')
    const times: { approach: Approach; durations: number[] }[] = []
    for (const approach of Object.keys(APPROACHES) as Approach[]) {
      if (!listing) continue
      const count = Math.max(runs, MIN_SAMPLES)
      const measure = () => measureClicks(browser, listing.url, approach, count)
      // The first clicks also render their targets, so they do not count.
      if (times.length === 0) await progress('clicks before', measure)
      times.push({ approach, durations: await progress(`${approach} click ${count}x`, measure) })
    }
    return times
  }

  async function tapTimes(browser: Browser, measured: typeof pages) {
    const listing = measured.find(({ kind }) => kind === 'listing')
    const times: { name: Interaction; durations: number[] }[] = []
    for (const name of Object.keys(INTERACTIONS) as Interaction[]) {
      if (!listing) continue
      const count = Math.max(runs, MIN_SAMPLES)
      times.push({ name, durations: await progress(`${name} ${count}x`, () => measureInteraction(browser, listing.url, name, count)) })
    }
    return times
  }

  async function progress<T>(what: string, measure: () => Promise<T>): Promise<T> {
    const startedAt = performance.now()
    const result = await measure()
    log(`  ${what}  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    return result
  }
}

export async function pagesToMeasure(origin: string): Promise<PageToMeasure[]> {
  const context = await request.newContext({ baseURL: origin })
  const product = await createShopLookup(context, origin).productThat('to be ordered', canBeOrdered)
  await context.dispose()
  const prepare = async (page: Page) => putIntoCart(page, origin, product)
  return [
    { kind: 'home', url: origin + href('home', {}, 'pl') },
    { kind: 'listing', url: origin + href('catalog', { filters: NO_FILTERS }, 'pl') },
    { kind: 'product', url: origin + href('product', productParams(product), 'pl') },
    { kind: 'cart', url: origin + href('cart', {}, 'pl'), prepare },
    { kind: 'checkout', url: origin + href('checkout', { step: 'contact', order: null }, 'pl'), prepare },
  ]
}

async function putIntoCart(page: Page, origin: string, { id, prices }: ProductFacts): Promise<void> {
  const response = await page.request.post(`${origin}/shop/cart/product/add`, {
    headers: { origin, langId: 'pl' },
    data: { productId: id, quantity: 1, deliveryTypeId: 1, productPrice: prices.promo ?? prices.regular, currencyCode: 'PLN' },
  })
  if (!response.ok()) throw new Error(`Nothing went into the cart: ${response.status()}`)
}

async function repeat<T>(times: number, once: (run: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 1; run <= times; run++) results.push(await once(run))
  return results
}
