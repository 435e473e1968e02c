// An HTTP proxy on loopback that mutates the requests of load sessions and passes all others on as they are.
import { createServer, type IncomingMessage, request as sendTo, type ServerResponse } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { ONE_EACH, onLoopback, passOn } from '../edge-stack/pass-on.ts'
import type { Mutation, ProxiedRequest, ProxiedResponse } from './mutation.ts'

/** Beginning of the user agent of every session (run/k6-options.ts): the runner's own calls are not mutated. */
const SESSIONS = 'patyna-load'

/** Headers that belong to one connection, or that a changed body makes wrong. */
const OWN_HEADERS = new Set(['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'content-encoding'])

/** Starts the proxy on a free port. */
export async function startMutatingProxy(upstream: string, mutation: Mutation): Promise<{ origin: string; stop: () => Promise<void> }> {
  let matched = 0
  const sessions = new Set<string>()
  const server = createServer((incoming, outgoing) => {
    const isSession = incoming.headers['user-agent']?.startsWith(SESSIONS) === true
    if (isSession) sessions.add(sessionOf(incoming))
    const isMeant = isSession && mutation.on.test(`${incoming.method} ${incoming.url}`)
    if (!isMeant || sessions.size <= (mutation.afterSessions ?? 0)) return passOn(upstream, { incoming, outgoing })
    matched += 1
    if ((matched - 1) % (mutation.every ?? 1) !== 0) return passOn(upstream, { incoming, outgoing })
    mutate(upstream, { incoming, outgoing, mutation, nth: matched }).then(
      // What has nothing to break, such as a page without cards, leaves its turn to the next.
      (isBroken) => (matched -= isBroken ? 0 : 1),
      (error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined),
    )
  })
  return onLoopback(server)
}

/** A session's requests share the beginning of their traces (session/send-request.ts). */
function sessionOf({ headers }: IncomingMessage): string {
  return String(headers['traceparent']).slice(0, '00-'.length + 28)
}

interface Mutated {
  incoming: IncomingMessage
  outgoing: ServerResponse
  mutation: Mutation
  nth: number
}

/** Sends the mutated response. @returns false where it is what the shop answered */
async function mutate(upstream: string, { incoming, outgoing, mutation, nth }: Mutated): Promise<boolean> {
  const asked: ProxiedRequest = {
    method: incoming.method ?? 'GET',
    path: incoming.url ?? '/',
    headers: plain(incoming.headers),
    body: (await bodyOf(incoming)).toString(),
    nth,
  }
  const request = mutation.request?.(asked) ?? asked
  const given = mutation.instead?.(request) ?? (await forward(upstream, request))
  const response = mutation.response?.(given, request) ?? given
  const { status, headers, body } = response
  if (mutation.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, mutation.delayMs))
  const cookies = headers['set-cookie']?.split('\n')
  const length = String(Buffer.byteLength(body))
  outgoing.writeHead(status, { ...headers, 'content-length': length, ...(cookies && { 'set-cookie': cookies }) })
  outgoing.end(status === 204 || status === 304 ? undefined : body)
  return mutation.response === undefined || !isDeepStrictEqual(response, given)
}

function forward(upstream: string, { method, path, headers, body }: ProxiedRequest): Promise<ProxiedResponse> {
  // Without an encoding, so that a mutation can read the body.
  const { 'accept-encoding': _encoding, ...kept } = headers
  const own = { ...kept, host: new URL(upstream).host, ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }) }
  return new Promise((resolve, reject) => {
    const sent = sendTo(upstream + path, { method, headers: own, agent: ONE_EACH }, (response) => {
      bodyOf(response).then(
        (received) => resolve({ status: response.statusCode ?? 502, headers: plain(response.headers), body: received.toString() }),
        reject,
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Headers as single values; several cookies are joined by line breaks. */
function plain(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || OWN_HEADERS.has(name) ? [] : [[name, Array.isArray(value) ? value.join('\n') : value]],
    ),
  )
}
