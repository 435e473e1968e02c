// Every redirect probe, and every path × method × origin of a call, against the built worker.
import type { RawResponse, startRawEdge } from '../raw-edge.ts'

type RawEdge = Awaited<ReturnType<typeof startRawEdge>>

/** The built worker on raw workerd in front of a mock of its own, and a login for its customer. */
export interface ProbeEdge extends Pick<RawEdge, 'origin' | 'send' | 'shop'> {
  /** A new session of the customer, as a Cookie header. */
  logIn: () => Promise<string>
}

export interface ProbeResult {
  name: string
  /** null: passed */
  problem: string | null
}

const LOGIN = { email: 'customer@patyna.test', password: 'patyna-2026' }

/** Wraps a raw edge for probes. */
export function probeEdge(edge: RawEdge): ProbeEdge {
  return {
    origin: edge.origin,
    send: edge.send,
    shop: edge.shop,
    async logIn() {
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
      const response = await edge.send({ method: 'POST', path: '/auth/standard', headers, body: JSON.stringify(LOGIN) })
      const cookies = cookiesSetBy(response.headers).filter(({ isRemoved }) => !isRemoved)
      if (!cookies.some(({ name }) => name === 'token')) throw new Error(`The customer cannot log in: ${response.status} ${response.body}`)
      return cookies.map(({ pair }) => pair).join('; ')
    },
  }
}

export interface SetCookie {
  name: string
  /** `name=value` for a Cookie header. */
  pair: string
  isRemoved: boolean
}

/** The cookies that a response sets. */
export function cookiesSetBy(headers: RawResponse['headers']): readonly SetCookie[] {
  return [headers['set-cookie'] ?? []].flat().map((line) => {
    const [pair = ''] = line.split(';')
    return { name: pair.slice(0, pair.indexOf('=')), pair, isRemoved: /;\s*max-age=0\b/i.test(line) }
  })
}
