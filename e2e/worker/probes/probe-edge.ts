// `npm run probe:edge`: every redirect probe, and every path × method × origin of a call, against the built worker.
import type { RawAnswer, startRawEdge } from '../raw-edge.ts'

type RawEdge = Awaited<ReturnType<typeof startRawEdge>>

/** The built worker on raw workerd in front of a mock of its own, and its customer. */
export interface ProbeEdge extends Pick<RawEdge, 'origin' | 'ask' | 'shop'> {
  /** A new session of the customer, as a Cookie header. */
  logIn: () => Promise<string>
}

export interface ProbeResult {
  name: string
  /** null: passed */
  problem: string | null
}

const LOGIN = { email: 'customer@patyna.test', password: 'patyna-2026' }

/** What probes ask, of a raw edge. */
export function probeEdge(edge: RawEdge): ProbeEdge {
  return {
    origin: edge.origin,
    ask: edge.ask,
    shop: edge.shop,
    async logIn() {
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
      const answer = await edge.ask({ method: 'POST', path: '/auth/standard', headers, body: JSON.stringify(LOGIN) })
      const cookies = cookiesSetBy(answer.headers).filter(({ isRemoved }) => !isRemoved)
      if (!cookies.some(({ name }) => name === 'token')) throw new Error(`The customer cannot log in: ${answer.status} ${answer.body}`)
      return cookies.map(({ pair }) => pair).join('; ')
    },
  }
}

export interface SetCookie {
  name: string
  /** As it goes back in a Cookie header. */
  pair: string
  isRemoved: boolean
}

/** What an answer does to cookies. */
export function cookiesSetBy(headers: RawAnswer['headers']): readonly SetCookie[] {
  return [headers['set-cookie'] ?? []].flat().map((line) => {
    const [pair = ''] = line.split(';')
    return { name: pair.slice(0, pair.indexOf('=')), pair, isRemoved: /;\s*max-age=0\b/i.test(line) }
  })
}
