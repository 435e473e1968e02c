// Strangers who flood a slow shop API, and buyers beside them: shares of permits (edge/upstream/call-priorities.ts).
import { Agent } from 'node:http'
import type { EdgeStack } from '../edge-stack/edge-stack.ts'
import { newBuyer, OURS } from '../edge-stack/buyer.ts'
import { pause, timedRequest } from '../edge-stack/request.ts'
import { all, atLeast, reported, type ThresholdResult } from '../edge-stack/threshold.ts'

const CONNECTIONS = 300
/** The shop API takes so long, in ms. */
const SLOW_MS = 2500
/** A hostile connection waits after each response, in ms, so that this machine is not what the buyers wait for. */
const HOSTILE_PAUSE_MS = 250
const ROUNDS = 5
/** Part of the buyers' calls that must be answered. */
const ANSWERED = 0.99

/** What the hostile connections ask for; `number` is never the same. */
const FLOODS: Readonly<Record<string, (number: number) => string>> = {
  'GET /shop/cart/details2': () => '/shop/cart/details2',
  'GET /cart': () => '/cart',
  'GET /ulubione': () => '/ulubione',
  'pages with new keys': (number) => `/produkty?classification=1,2,${1000 + number}`,
}

/** Networks by name -> the address of a hostile connection. */
const NETWORKS: Readonly<Record<string, (connection: number) => string>> = {
  'one network': (connection) => `203.0.113.${connection % 250}`,
  'as many networks': (connection) => `10.${connection >> 8}.${connection & 255}.1`,
}

/** Buyers: three elsewhere, and one in the network from which the flood comes. */
const ELSEWHERE = ['198.51.100.7', '192.0.2.7', '2001:db8:7::7']
const INSIDE = '203.0.113.251'

/** Calls of a round, at once. */
const BUYS = [
  { path: '/shop/cart/details2' },
  { path: '/shop/client/product/likes-details?page=1&per_page=1' },
  { path: '/shop/client/product/like/1', method: 'POST', body: '{"like":true}' },
  { path: '/shop/cart/details2' },
]

/** Each flood from each kind of network, one after the other. */
export async function floods({ origin, shop, takeProducts }: EdgeStack): Promise<ThresholdResult[]> {
  const products = takeProducts(40)
  const results: ThresholdResult[] = []
  for (const [of, pathOf] of Object.entries(FLOODS))
    for (const [from, addressOf] of Object.entries(NETWORKS)) {
      const carts = await Promise.all(
        [...ELSEWHERE, INSIDE].map(async (address) => ({ address, cookie: await newBuyer(origin, products) })),
      )
      await shop.break({ route: '/shop/*', kind: 'latency', arg: String(SLOW_MS) })
      const flood = startFlood(origin, pathOf, addressOf)
      await pause(SLOW_MS)
      const statuses = await Promise.all(carts.map(({ address, cookie }) => buy(origin, address, cookie)))
      const answered = await flood.stop()
      await shop.heal()
      const inside = statuses.pop() ?? []
      results.push(
        atLeast(`${of} from ${from}: buyers’ calls with 200`, ANSWERED, shareOf(statuses.flat())),
        reported(
          `${of} from ${from}: a buyer in the network of the flood`,
          `${inside.filter((status) => status === 200).length} of ${inside.length}`,
        ),
        reported(`${of} from ${from}: the flood`, JSON.stringify(answered)),
      )
    }
  return [...results, all('healthz', [(await timedRequest(`${origin}/healthz`)).status === 200])]
}

const shareOf = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length / statuses.length

async function buy(origin: string, address: string, cookie: string): Promise<number[]> {
  const headers = { ...OURS, cookie, 'cf-connecting-ip': address }
  const statuses: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const responses = await Promise.all(BUYS.map(({ path, ...init }) => timedRequest(origin + path, { ...init, headers })))
    statuses.push(...responses.map(({ status }) => status))
  }
  return statuses
}

function startFlood(origin: string, pathOf: (number: number) => string, addressOf: (connection: number) => string) {
  const agent = new Agent({ keepAlive: true })
  const answered: Record<number, number> = {}
  const end = new AbortController()
  let number = 0
  async function attack(connection: number): Promise<void> {
    const headers = { 'cf-connecting-ip': addressOf(connection) }
    while (!end.signal.aborted) {
      const { status } = await timedRequest(origin + pathOf(++number), { headers, agent })
      answered[status] = (answered[status] ?? 0) + 1
      await pause(HOSTILE_PAUSE_MS)
    }
  }
  const attacks = Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => attack(connection)))
  return {
    /** @returns how many responses it had of each status */
    async stop() {
      end.abort()
      await attacks
      agent.destroy()
      return answered
    },
  }
}
