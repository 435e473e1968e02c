// Measures pages of one build, or of two in turns, on a slow phone. Times never fail the benchmark.
import { loadavg } from 'node:os'
import { type Browser, chromium, type Page, request } from '@playwright/test'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { href } from '#app/addresses/href.ts'
import type { WeighedPage } from '../../e2e/budgets.ts'
import { canBeOrdered, createShopLookup, productParams, type ProductFacts } from '../../e2e/shop-lookup.ts'
import { machineLine, readMachine } from '../mock/bench/machine.ts'
import { keepResult } from '../statistics/results.ts'
import { type FigureSamples, figureLines, type Figures } from './figures.ts'
import { measureClicks, measureTaps } from './measure-clicks.ts'
import { measureVisits } from './measure-visits.ts'

export interface BenchOptions {
  /** Names and origins of running builds: one, or old and new. */
  builds: readonly { name: string; origin: string }[]
  chromiumPath: string
  /** Number of times that each page is measured. */
  runs: number
  /** Folder of generated files; results go to `results` in it. */
  dir: string
  log: (line: string) => void
}

interface PageToMeasure {
  kind: WeighedPage
  url: string
  /** Prepares the visitor, for example with a product in the cart. */
  prepare?: (page: Page) => Promise<void>
}

/** Runs the benchmark, prints a table and writes every value as JSON. Rejects when something could not be measured. */
export async function benchPages({ builds, chromiumPath, runs, dir, log }: BenchOptions): Promise<void> {
  const machine = readMachine()
  const args = ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const browser = await chromium.launch({ executablePath: chromiumPath, args })
  const samples = new Map<string, FigureSamples>()
  try {
    // Of the last shop, which is the working tree's; the seed gives the others the same.
    const product = await productToOrder(builds.at(-1)?.origin ?? '')
    const pages = builds.map(({ origin }) => pagesToMeasure(origin, product))
    // Run 0 loads modules on the server and fills the caches; it does not count.
    for (let run = 0; run <= runs; run++) {
      const startedAt = performance.now()
      for (const at of pages[0]?.keys() ?? []) {
        // Each build goes first every other time.
        const turns = run % 2 === 0 ? [...pages.entries()] : [...pages.entries()].toReversed()
        for (const [build, { [at]: page }] of turns) {
          const figures = page ? await figuresOf(browser, page) : {}
          if (page && run > 0) keep(page.kind, build, figures)
        }
      }
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
      log(`${run === 0 ? 'Warming up' : `Run ${run} of ${runs}`}: ${seconds} s, load ${(loadavg()[0] ?? 0).toFixed(1)}`)
    }
  } finally {
    await browser.close()
  }
  const names = builds.map(({ name }) => name)
  const all = [...samples.values()]
  const file = keepResult(dir, 'bench-page', { machine, builds: names, samples: all })
  log(['', machineLine(machine), ...figureLines(names, all), '', file].join('\n'))

  function keep(page: WeighedPage, build: number, figures: Figures): void {
    for (const [figure, value] of Object.entries(figures)) {
      const key = `${page} ${figure}`
      const sample = samples.get(key) ?? { page, figure, values: builds.map(() => []) }
      sample.values[build]?.push(value)
      samples.set(key, sample)
    }
  }
}

async function figuresOf(browser: Browser, { kind, url, prepare }: PageToMeasure): Promise<Figures> {
  const visits = await measureVisits(browser, url, prepare)
  if (kind !== 'listing') return visits
  return { ...visits, ...(await measureClicks(browser, url)), ...(await measureTaps(browser, url)) }
}

async function productToOrder(origin: string): Promise<ProductFacts> {
  const context = await request.newContext({ baseURL: origin })
  const product = await createShopLookup(context, origin).productThat('to be ordered', canBeOrdered)
  await context.dispose()
  return product
}

function pagesToMeasure(origin: string, product: ProductFacts): PageToMeasure[] {
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
