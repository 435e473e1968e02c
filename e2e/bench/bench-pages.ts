import { type Browser, chromium, request } from '@playwright/test'
import { NO_FILTERS } from '#app/domain/filters.ts'
import { href } from '#app/routes.ts'
import { createShopLookup, productParams } from '../shop-lookup.ts'
import { measureClickToHeading } from './measure-click.ts'
import { measurePage } from './measure-page.ts'
import { type PageLoads, report } from './report.ts'

interface BenchOptions {
  /** Of a shop that is running. */
  origin: string
  chromiumPath: string
  /** How often each page is loaded. */
  runs: number
  log: (line: string) => void
}

/** Measures the three kinds of pages on a slow phone and prints a table. Rejects when something could not be measured. */
export async function benchPages({ origin, chromiumPath, runs, log }: BenchOptions): Promise<void> {
  const pages = await pagesToMeasure(origin)
  const args = ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const browser = await chromium.launch({ executablePath: chromiumPath, args })
  try {
    const results: PageLoads[] = []
    for (const { kind, url } of pages) {
      // The first load of a kind also loads modules on the server; it is not counted.
      await measurePage(browser, url)
      const loads = await repeat(runs, (run) => progress(`${kind} ${run}/${runs}`, () => measurePage(browser, url)))
      results.push({ kind, loads })
    }
    const clicks = await clickTimes(browser, pages)
    log('')
    for (const line of report(results, clicks)) log(line)
  } finally {
    await browser.close()
  }

  async function clickTimes(browser: Browser, measured: typeof pages): Promise<number[]> {
    const listing = measured.find(({ kind }) => kind === 'listing')
    if (!listing) return []
    return repeat(runs, (run) => progress(`click ${run}/${runs}`, () => measureClickToHeading(browser, listing.url)))
  }

  async function progress<T>(what: string, measure: () => Promise<T>): Promise<T> {
    const startedAt = performance.now()
    const result = await measure()
    log(`  ${what}  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    return result
  }
}

async function pagesToMeasure(origin: string) {
  const context = await request.newContext({ baseURL: origin })
  const { items } = await createShopLookup(context, origin).search({}, { perPage: 1 })
  await context.dispose()
  const [product] = items
  if (!product) throw new Error('The shop has no product.')
  return [
    { kind: 'home', url: origin + href('home', {}, 'pl') },
    { kind: 'listing', url: origin + href('catalog', { filters: NO_FILTERS }, 'pl') },
    { kind: 'product', url: origin + href('product', productParams(product), 'pl') },
  ]
}

async function repeat<T>(times: number, once: (run: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 1; run <= times; run++) results.push(await once(run))
  return results
}
