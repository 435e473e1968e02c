// The only way of the checks to the network: verbatim requests, one connection each, and never more than the promised number of them.
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

export interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  /** Lines of Set-Cookie. */
  setCookies: readonly string[]
  body: Buffer
  /** From the request to the last byte. */
  ms: number
}

export interface Ask {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** Requests of one run, at most. */
export const MOST_REQUESTS = 800

/** A response that takes longer is a failure, in ms. */
const TIMEOUT_MS = 15_000

export interface CountedClient {
  origin: string
  /** Requests a path verbatim; redirects are not followed, nothing is decoded. @throws Error when the run has made its requests */
  ask: (path: string, ask?: Ask) => Promise<Answer>
  requests: () => number
}

interface ClientOptions {
  /** Requests, at most. @default MOST_REQUESTS */
  most?: number
  /** Headers of every request. @default none */
  always?: Readonly<Record<string, string>>
  /** Certificate (PEM) to be trusted besides those of Node. @default none */
  ca?: string
}

/** @param origin scheme, host and port */
export function countedClient(origin: string, { most = MOST_REQUESTS, always = {}, ca }: ClientOptions = {}): CountedClient {
  const { protocol, hostname, port } = new URL(origin)
  const send = protocol === 'https:' ? requestHttps : requestHttp
  let requests = 0
  return {
    origin,
    requests: () => requests,
    ask(path, { method = 'GET', headers = {}, body } = {}) {
      if (requests >= most) throw new Error(`No check may make more requests: there were ${most}.`)
      requests += 1
      const begun = performance.now()
      return new Promise((resolve, reject) => {
        const options = { hostname, port: port || undefined, path, method, agent: false as const, timeout: TIMEOUT_MS, ca }
        const sent = send({ ...options, headers: { 'user-agent': 'patyna-verify', ...always, ...headers } }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const flat = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const)
            const ms = performance.now() - begun
            const setCookies = response.headers['set-cookie'] ?? []
            resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(flat), setCookies, body: Buffer.concat(chunks), ms })
          })
        })
        sent.on('timeout', () => sent.destroy(new Error(`${path} took longer than ${TIMEOUT_MS / 1000} s`)))
        sent.on('error', reject)
        sent.end(body)
      })
    },
  }
}
