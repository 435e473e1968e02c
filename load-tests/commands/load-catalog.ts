import { writeFileSync } from 'node:fs'
import { hostOf } from '../run/allowed-load.ts'
import { readShop } from '../run/read-shop.ts'
import { defineCommand, onlyPositional, readNumber } from './command.ts'

/** Of a market: enough for sessions to vary. */
const SEARCHES = 40

/** npm run load -- catalog: what a shop sells and finds, for load tests of it. */
export const loadCatalog = defineCommand({
  help: `  <origin>         of a storefront or its shop API; headers of all requests: LOAD_HEADERS, as JSON
  --most <n>       products to read, of a shop that limits its visitors   all
  --out <file>     that is written                                products.json`,
  config: { allowPositionals: true, options: { most: { type: 'string' }, out: { type: 'string', default: 'products.json' } } },
  async run({ values, positionals }, { log }) {
    const origin = onlyPositional(positionals, 'Give the origin of one shop, as https://staging.example.').replace(/\/$/, '')
    hostOf(origin)
    let limitedAt = Number.NEGATIVE_INFINITY
    const catalog = await readShop(origin, {
      most: readNumber('most', values.most) ?? undefined,
      searches: SEARCHES,
      onProgress: (answers) => log(`${answers} pages read`),
      onLimit(seconds) {
        if (Date.now() - limitedAt < seconds * 1000) return
        limitedAt = Date.now()
        log(`The shop limits its visitors (429): on in ${seconds} s. --most 500 reads less of it.`)
      },
    })
    writeFileSync(values.out, `${JSON.stringify(catalog, null, 1)}\n`)
    log(`${values.out}: ${catalog.products.length} products and ${catalog.searches.length} searches of ${origin}.`)
    return 0
  },
})
