import { openDb } from '#db/open.ts'
import { addCall, offersOf } from '../bench/calls.ts'
import { startServer } from '../bench/server-process.ts'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { giveStock, senderTo } from './chaos-mock.ts'
import { checkStock } from './check-ledger.ts'
import { newId, orderCall, type Send } from './writer.ts'

const PIECES = 50
/** More buyers than pieces at either server. */
const BUYERS_OF_EACH = 60

export interface RaceOptions {
  path: string
  /** First of two ports. */
  port: number
  seed: number
}

export interface RaceResult {
  sold: number
  refused: number
  problems: string[]
}

/** Two servers on one database file, with more buyers at both than pieces in stock. */
export async function raceForStock({ path, port, seed }: RaceOptions): Promise<RaceResult> {
  const offer = offersOf(path).at(-1)
  if (!offer) throw new Error('There is nothing on sale')
  const stock = giveStock(path, [offer], PIECES)
  const servers = await Promise.all([port, port + 1].map(async (each) => startServer({ db: path, port: each })))
  try {
    const random = seededRandom(seed)
    const buyers = servers.flatMap(({ origin }) => {
      const send = senderTo(origin)
      return Array.from({ length: BUYERS_OF_EACH }, () => ({ send, guestId: newId(random), 'idempotency-key': newId(random) }))
    })
    await Promise.all(buyers.map(async ({ send, guestId }) => mustBe200(send, addCall(offer, { guestId }))))
    const responses = await Promise.all(buyers.map(async ({ send, ...headers }) => send(orderCall([offer], [offer.productId], headers))))
    const sold = responses.filter(({ status }) => status === 200).length
    const refused = responses.filter(({ status }) => status === 409).length
    return { sold, refused, problems: [...problemsOf({ sold, refused }, responses.length), ...inDatabase(path, stock)] }
  } finally {
    await Promise.all(servers.map(async (server) => server.stop()))
  }
}

function problemsOf({ sold, refused }: { sold: number; refused: number }, all: number): string[] {
  return [
    ...(sold === PIECES ? [] : [`${sold} buyers were told that they have one of ${PIECES} pieces`]),
    ...(sold + refused === all ? [] : [`${all - sold - refused} buyers were neither served nor refused`]),
  ]
}

function inDatabase(path: string, stock: ReturnType<typeof giveStock>): string[] {
  const db = openDb(path)
  const problems = checkStock(db, stock)
  db.$client.close()
  return problems
}

async function mustBe200(send: Send, call: Parameters<Send>[0]): Promise<void> {
  const { status } = await send(call)
  if (status !== 200) throw new Error(`${call.path} answered ${status}`)
}
