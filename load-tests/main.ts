// What k6 runs. The plan (plan.ts) says what: PLAN is its file. Sessions are noted one a line, which run/ reads.
import { SharedArray } from 'k6/data'
import execution from 'k6/execution'
import { aliasTable, zipfWeights } from './chance/alias-table.ts'
import { randomFrom, seedOf, uuidFrom } from './chance/random.ts'
import { journeyOf } from './journeys/journeys.ts'
import { type Market, MARKETS, type OfferedProduct, type Plan, writeNote } from './plan.ts'
import { MARKET_SHARES } from './journeys/market-shares.ts'
import type { Visitor } from './visit/visitor.ts'

const plan: Plan = JSON.parse(open(__ENV['PLAN'] ?? ''))
const products = new SharedArray<OfferedProduct>('products', () => JSON.parse(open(plan.productsFile)))

const { exponent, queries } = plan.assortment
const markets = aliasTable(MARKETS.map((market) => MARKET_SHARES[market]))
const productRanks = aliasTable(zipfWeights(products.length, exponent))
const queryRanks = {
  pl: aliasTable(zipfWeights(queries.pl.length, exponent)),
  en: aliasTable(zipfWeights(queries.en.length, exponent)),
  es: aliasTable(zipfWeights(queries.es.length, exponent)),
}

export const options = plan.options

/** One session of the journey that the scenario names. */
export function session(): void {
  const journey = __ENV['JOURNEY'] ?? ''
  const visitor = newVisitor(journey)
  try {
    journeyOf(journey)(visitor)
  } finally {
    console.log(writeNote(visitor.note))
  }
}

/** k6's own summary, for the verdict. */
export function handleSummary(summary: unknown): Record<string, string> {
  return { [plan.summaryFile]: JSON.stringify(summary) }
}

function newVisitor(journey: string): Visitor {
  const { name, iterationInTest } = execution.scenario
  const random = randomFrom(seedOf(plan.seed, name, iterationInTest))
  const market: Market = MARKETS[markets.draw(random)] ?? 'pl'
  const note = { journey, market, answers: [], broken: [], draws: [] as { of: string; rank: number }[] }
  const guestId = uuidFrom(randomFrom(seedOf(plan.seed, name, iterationInTest, 'guest')))
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
