import { type Catalog, USUAL } from '../catalog/catalog.ts'
import type { Asked } from '../catalog/read-catalog.ts'
import { askOf, whole } from './catalog-file.ts'
import { type Ask, readCatalog } from '../catalog/read-catalog.ts'
import { ownHeaders } from '../session/own-headers.ts'
import { MARKETS } from '../plan.ts'
import { TUNING_QUERIES } from '#mock-api/search/relevance/relevance-judgements.ts'

/** Queries with relevance judgements, by market. */
const QUERIES = TUNING_QUERIES.map(({ language, query }) => ({ market: language, text: query }))

/** Codes of the seed, and one that no shop has. */
const SEED_CODES = [{ code: 'WITAJ10', percent: 10 }, { code: 'KURIER-5', percent: 0 }, ...USUAL.promoCodes]

/** Queries of a market that one's own shop is asked: enough for sessions to vary, and few for one that limits its visitors. */
export const OWN_SHOP_SEARCHES = 40

interface ReadShopOptions {
  /** Products to read at most. @default all */
  most?: number | undefined
  /** Queries of a market to ask, evenly chosen. @default all */
  searches?: number
  /** Whether it is our mock, of whose seed is known which codes hold. @default false */
  isSeeded?: boolean
  /** Told how far it is, and that the shop limits its visitors. */
  log?: (line: string) => void
  /** Ends it before its time. */
  signal?: AbortSignal
}

const TELL_EVERY_MS = 2000

/** The catalog of a running shop, with what queries find in it. @throws Error if it does not answer, or sells nothing */
export async function readShop(origin: string, options: ReadShopOptions = {}): Promise<Catalog> {
  const { most = Number.POSITIVE_INFINITY, searches = QUERIES.length, isSeeded = false, log, signal } = options
  let limitedUntil = 0
  const onLimit = (seconds: number) => {
    if (Date.now() < limitedUntil) return
    limitedUntil = Date.now() + seconds * 1000
    log?.(`The shop limits its visitors (429): on in ${seconds} s. npm run load -- catalog --most 500 reads less of it.`)
  }
  const ask = askOf(origin, { headers: ownHeaders(process.env['LOAD_HEADERS']), onLimit, signal })
  let [answers, told] = [0, 0]
  const counted = async (asked: Asked) => {
    const answer = await ask<ReturnType<Ask>>(asked)
    answers++
    return answer
  }
  const telling = setInterval(() => {
    if (answers > told) log?.(`${(told = answers)} pages of the catalog read`)
  }, TELL_EVERY_MS)
  try {
    const catalog = await readCatalog(counted, {
      queries: MARKETS.flatMap((market) =>
        some(
          QUERIES.filter((query) => query.market === market),
          searches,
        ),
      ),
      most,
      ...(isSeeded && { promoCodes: SEED_CODES }),
    })
    return whole(catalog, origin)
  } finally {
    clearInterval(telling)
  }
}

/** So many of a list, evenly chosen. */
function some<Item>(all: readonly Item[], count: number): Item[] {
  const step = Math.max(1, all.length / count)
  return all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
}
