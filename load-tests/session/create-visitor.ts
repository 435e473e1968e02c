import { aliasTable, zipfWeights } from '../random/alias-table.ts'
import { seededRandom } from '../../app/domain/seeded-random.ts'
import { seedOf, uuidFrom } from '../random/random.ts'
import { type Market, MARKETS, type OfferedProduct, type Plan } from '../plan.ts'
import { MARKET_SHARES } from './market-shares.ts'
import type { Visitor } from './visitor.ts'

/** Creates visitors, each from the parts of its own seed. @param products may be a SharedArray of k6 */
export function visitorsOf(plan: Plan, products: { readonly length: number; readonly [at: number]: OfferedProduct }) {
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
    const drawn: Market = MARKETS[markets.draw(random)] ?? 'pl'
    const market = wanted ?? drawn
    const note = { journey, market, responses: [], broken: [], draws: [] as { of: string; rank: number }[] }
    const guestId = uuidFrom(seededRandom(seedOf(plan.seed, ...seed, 'guest')))
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
      product() {
        const product = products[ranked('products', productRanks.draw(random))]
        if (!product) throw new Error('The assortment has no products.')
        return product
      },
      query: () => queries[market][ranked(`queries ${market}`, queryRanks[market].draw(random))] ?? '',
    }
  }
}
