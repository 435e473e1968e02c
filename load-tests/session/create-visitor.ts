import { aliasTable, zipfWeights } from '../random/alias-table.ts'
import { seededRandom } from '../../app/domain/seeded-random.ts'
import { seedOf, uuidFrom } from '../random/random.ts'
import {
  type CatalogProduct,
  type ExpectedSearch,
  type Market,
  MARKETS,
  type OfferedProduct,
  type Plan,
  type SessionRecord,
} from '../plan.ts'
import { newBrowser } from './browser-state.ts'
import { catalogProduct, expectedSearch } from './expected.ts'
import type { Listed } from './listed.ts'
import { MARKET_SHARES } from './market-shares.ts'
import { randomItem, type Visitor } from './visitor.ts'

/** What the shop had before the run, for the oracles. */
export interface Expected {
  catalog: Listed<CatalogProduct>
  searches: Listed<ExpectedSearch>
}

/** A run that knows nothing of the shop: its sessions check only what responses say of each other. */
const NOTHING: Expected = { catalog: [], searches: [] }

/** Searches for a text that nobody else searches for, words of some product's name, %: their pages are in no cache. */
const UNSEEN = 10
const UNSEEN_WORDS = 3

function wordsOf(name: string): string {
  return name
    .split(/[\s,.;:()"'/–-]+/)
    .filter(Boolean)
    .slice(0, UNSEEN_WORDS)
    .join(' ')
}

/** Creates visitors, each from the parts of its own seed. @param products may be a SharedArray of k6 */
export function visitorsOf(plan: Plan, products: Listed<OfferedProduct>, { catalog, searches } = NOTHING) {
  const { exponent, queries } = plan.assortment
  const markets = aliasTable(MARKETS.map((market) => MARKET_SHARES[market]))
  const productRanks = aliasTable(zipfWeights(products.length, exponent))
  const queryRanks = {
    pl: aliasTable(zipfWeights(queries.pl.length, exponent)),
    en: aliasTable(zipfWeights(queries.en.length, exponent)),
    es: aliasTable(zipfWeights(queries.es.length, exponent)),
  }

  return function newVisitor(journey: string, seed: readonly (string | number)[], wanted?: Market): Visitor {
    const random = seededRandom(seedOf(plan.seed, ...seed))
    const chosen: Market = MARKETS[markets.draw(random)] ?? 'pl'
    const market = wanted ?? chosen
    const note: SessionRecord = { journey, market, outcome: 'failed', responses: [], broken: [], draws: [] }
    const chance = seededRandom(seedOf(plan.seed, ...seed, 'checks'))
    const guestId = uuidFrom(seededRandom(seedOf(plan.seed, plan.run, ...seed, 'guest')))
    const ranked = (of: string, rank: number) => {
      note.draws.push({ of, rank })
      return rank
    }
    return {
      plan,
      market,
      random,
      guestId,
      note,
      browser: plan.browser && newBrowser(),
      chance,
      checksPages: chance() < plan.checkedShare,
      product() {
        const product = products[ranked('products', productRanks.draw(random))]
        if (!product) throw new Error('The assortment has no products.')
        return product
      },
      query() {
        // Smokes are light, and search for the same each time.
        if (plan.browser && random() * 100 < UNSEEN) return wordsOf(randomItem(random, products).names[market])
        return queries[market][ranked(`queries ${market}`, queryRanks[market].draw(random))] ?? ''
      },
      catalogProduct: (id) => catalogProduct(catalog, id),
      expectedSearch: (text) => expectedSearch(searches, queries, { market, text }),
    }
  }
}
