import { writeFileSync } from 'node:fs'
import { hostOf } from '../run/allowed-load.ts'
import { OWN_SHOP_SEARCHES, readShop } from '../run/read-shop.ts'
import { defineCommand, onlyPositional, readNumber } from './command.ts'

/** npm run load -- catalog: what a shop sells and finds, for load tests of it. */
export const loadCatalog = defineCommand({
  help: `  <origin>         of a storefront or its shop API; headers of all requests: LOAD_HEADERS, as JSON
  --most <n>       products to read, of a shop that limits its visitors   all
  --out <file>     that is written                                products.json`,
  config: { allowPositionals: true, options: { most: { type: 'string' }, out: { type: 'string', default: 'products.json' } } },
  async run({ values, positionals }, { log }) {
    const origin = onlyPositional(positionals, 'Give the origin of one shop, as https://staging.example.').replace(/\/$/, '')
    hostOf(origin)
    const most = readNumber('most', values.most) ?? undefined
    const catalog = await readShop(origin, { most, searches: OWN_SHOP_SEARCHES, log })
    writeFileSync(values.out, `${JSON.stringify(catalog, null, 1)}\n`)
    log(`${values.out}: ${catalog.products.length} products and ${catalog.searches.length} searches of ${origin}.`)
    return 0
  },
})
