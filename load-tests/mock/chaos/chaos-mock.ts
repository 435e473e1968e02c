import { setTimeout } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { Agent, request } from 'undici'
import { product } from '#db/catalog-tables.ts'
import { openDb } from '#db/open.ts'
import { type Offer, offersOf } from '../bench/calls.ts'
import { startServer } from '../bench/server-process.ts'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { checkLedger } from './check-ledger.ts'
import { emptyLedger, type Pieces } from './ledger.ts'
import { type Send, write } from './writer.ts'

export interface ChaosOptions {
  /** A database that the test may write to. */
  path: string
  /** First of two ports. */
  port: number
  kills: number
  writers: number
  /** Seeds the writers' actions and the server's deaths; the order of responses depends on the machine. */
  seed: number
  log: (line: string) => void
}

export interface ChaosResult {
  acknowledged: number
  orders: number
  /** Calls retried after a server death. */
  repeated: number
  /** Empty if everything is correct. */
  problems: string[]
}

const PRODUCTS = 12
/** Few enough that some sell out. */
const STOCK = 150
/** Lifetime of a server after it is ready. */
const LIFE_MS = { least: 200, most: 900 } as const

/** Kills the server repeatedly during writes, then compares the database with the acknowledged writes. */
export async function chaosMock({ path, port, kills, writers, seed, log }: ChaosOptions): Promise<ChaosResult> {
  const offers = offersOf(path).slice(0, PRODUCTS)
  const stock = giveStock(path, offers, STOCK)
  const random = seededRandom(seed)
  const ledger = emptyLedger()
  let isOver = false
  let server = await startServer({ db: path, port })
  const send = senderTo(server.origin)
  const writing = Promise.all(
    Array.from({ length: writers }, async (_, nth) =>
      write({ random: seededRandom(seed + nth + 1), offers, ledger, send, isOver: () => isOver }),
    ),
  )
  try {
    for (let kill = 1; kill <= kills; kill++) {
      await Promise.race([setTimeout(LIFE_MS.least + random() * (LIFE_MS.most - LIFE_MS.least)), writing])
      await server.kill()
      log(`Kill ${kill} of ${kills}: ${ledger.acknowledged} writes acknowledged, ${ledger.orders.size} of them orders`)
      server = await startServer({ db: path, port })
    }
    isOver = true
    await writing
  } finally {
    isOver = true
    await server.stop()
  }
  const db = openDb(path)
  const problems = checkLedger(db, { ledger, stock })
  db.$client.close()
  return { acknowledged: ledger.acknowledged, orders: ledger.orders.size, repeated: ledger.repeated, problems }
}

/** Sets the stock of products in the catalog itself, as the initial stock. */
export function giveStock(path: string, offers: readonly Offer[], pieces: number): Pieces {
  const ids = offers.map(({ productId }) => productId)
  const db = openDb(path)
  db.update(product).set({ stock: pieces }).where(inArray(product.id, ids)).run()
  db.$client.close()
  return new Map(ids.map((id) => [id, pieces]))
}

/** Calls over the network; their connections end with the server. */
export function senderTo(origin: string): Send {
  const dispatcher = new Agent({ headersTimeout: 10_000 })
  return async ({ path, ...call }) => {
    const { statusCode, body } = await request(`${origin}${path}`, { ...call, dispatcher })
    return { status: statusCode, body: await body.json() }
  }
}
