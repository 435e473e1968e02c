import { readFileSync } from 'node:fs'
import type { OfferedProduct, Plan } from '../plan.ts'
import { type RunningBrowsers, startBrowsers } from '../real-browsers/start-browsers.ts'

/** Starts real browsers on the pages of a run that most sessions begin with. */
export function browsersBeside(count: number, chromiumPath: string): (plan: Plan) => Promise<RunningBrowsers> {
  return ({ origin, assortment, productsFile }) => {
    const products = JSON.parse(readFileSync(productsFile, 'utf8')) as readonly OfferedProduct[]
    const { home, catalog } = assortment.paths.pl
    const paths = { home, listing: catalog, product: products[0]?.paths.pl ?? home }
    const pages = Object.entries(paths).map(([page, path]) => ({ page, url: origin + path }))
    return startBrowsers({ chromiumPath, count, pages })
  }
}
