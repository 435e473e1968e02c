// The only way of a journey to the network. Refuses requests with an unknown name or to another machine.
import { check, sleep } from 'k6'
import execution from 'k6/execution'
import http, { type RefinedParams, type RefinedResponse } from 'k6/http'
import { Counter, Rate, Trend } from 'k6/metrics'
import type { Fault } from '../oracles/fault.ts'
import { foreignData } from '../oracles/foreign-data.ts'
import type { OracleId } from '../oracles/oracles.ts'
import type { FileKind } from '../plan.ts'
import { type FetchKind, fetchHeaders } from './fetch-headers.ts'
import { readCacheStatus } from './read-cache-status.ts'
import { ownHeaders } from './own-headers.ts'
import { promiseFaults, type Subject } from './promise-faults.ts'
import { requestKind, type RequestName } from './request-names.ts'
import { accountEmail, BUYER_EMAIL } from './people.ts'
import { thinkSeconds } from './think-time.ts'
import { RunEndedError } from './run-ended.ts'
import type { Visitor } from './visitor.ts'
import { waitingTime } from './waiting-time.ts'

interface RequestOptions {
  /** Path from `/` on. */
  path: string
  name: RequestName
  method?: 'GET' | 'POST'
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** Expected statuses. @default [200] */
  expectedStatuses?: readonly number[]
  /** What a session knows of the page that it asks for. @default the path alone */
  subject?: Subject
  /** Whether the journey reads the body; else k6 discards it. @default false */
  readsBody?: boolean
  /** Whether a redirect is followed; else it is an unexpected response. @default false */
  mayRedirect?: boolean
}

/** Greatest length of what is quoted of a wrong response. */
const MAX_SEEN = 160

/** Time-out, longer than any shopper would wait. */
const TIMEOUT = '30s'

/** Of the environment of a run against one's own shop. */
const OWN = ownHeaders(__ENV['LOAD_HEADERS'])

const shell = new Trend('page_shell', true)
const end = new Trend('page_end', true)
const call = new Trend('call_time', true)
const unexpected = new Rate('unexpected_answers')
const states = new Counter('edge_answers')
const redirected = new Counter('redirected_answers')
const opened = new Trend('connection_opened', true)

/** Without `readsBody` k6 discards the body. */
type Response = RefinedResponse<'text' | 'none'>

/** Sends a request, measures and records it. The first byte of a page is its shell, the last byte the end of its stream. */
export function sendRequest(visitor: Visitor, options: RequestOptions): Response {
  const [method, url, body, params] = requestOf(visitor, options, 1)
  const begun = beginning()
  const response = http.request(method, url, body, params)
  record(visitor, { ...options, url, ...begun }, response)
  return response
}

/** Requests files as a browser does, several at once. Their order in the result is that of the paths. */
export function sendFiles(visitor: Visitor, files: readonly { name: FileKind; path: string; readsBody?: boolean }[]): Response[] {
  const begun = beginning()
  const requests = files.map((file, at) => requestOf(visitor, file, at + 1))
  const responses = http.batch(requests)
  for (const [at, file] of files.entries()) {
    const response = responses[at]
    if (response) record(visitor, { ...file, url: requests[at]?.[1] ?? '', ...begun }, response)
  }
  return responses
}

/** When a request began: the answer to one that began during the run is due, however late the run ends. */
interface Beginning {
  /** ms since 1970 */
  begunAt: number
  isAfterEnd: boolean
}

function beginning(): Beginning {
  return { begunAt: Date.now(), isAfterEnd: execution.scenario.progress >= 1 }
}

type HttpRequest = [method: string, url: string, body: string | null, params: RefinedParams<'text' | 'none'>]

/** What k6 sends. @param nth of the requests that are sent together, from 1 */
function requestOf(visitor: Visitor, options: RequestOptions, nth: number): HttpRequest {
  const { path, name, method = 'GET', body, headers = {}, readsBody = false, mayRedirect = false } = options
  const kind = requestKind(name)
  if (kind === undefined) throw new Error(`A request needs a name of session/request-names.ts, not "${name}": ${path}`)
  const { plan, market } = visitor
  const trace = traceId(visitor, nth)
  const params = {
    headers: {
      ...headersOf(visitor, name, path),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      // As browsers send it (EXT-06). By it k6 sends once more what met a kept connection that the server was just closing, as browsers do anyway.
      ...(method === 'POST' && { 'idempotency-key': trace }),
      traceparent: `00-${trace}-${trace.slice(-16)}-00`,
      ...conditionOf(visitor, options),
      ...OWN,
      ...headers,
    },
    tags: { name, market },
    responseType: readsBody ? ('text' as const) : ('none' as const),
    timeout: TIMEOUT,
    redirects: mayRedirect ? 2 : 0,
    responseCallback: http.expectedStatuses(...statusesOf(visitor, options)),
  }
  return [method, plan.origin + path, body === undefined ? null : JSON.stringify(body), params]
}

/** Measures and records a response. */
function record(visitor: Visitor, options: RequestOptions & Beginning & { url: string }, response: Response): void {
  const { path, name, url, begunAt, isAfterEnd } = options
  const kind = requestKind(name)
  const trace = traceId(visitor, 1)
  const { plan, market, note, browser } = visitor
  // k6 interrupts what goes on after the end of the run: only a request that began then says nothing of the shop.
  if (response.status === 0 && isAfterEnd) throw new RunEndedError('The run ended before this session.')
  // Files are cached for a day and longer, which the lifetimes of pages say nothing of.
  const { state, overdue } = readCacheStatus(kind === 'file' ? undefined : response.headers['Cache-Status'])
  const { receiving, connecting, tls_handshaking: handshaking } = response.timings
  const waiting = waitingTime(response, url, Date.now() - begunAt)
  if (response.status !== 0 && response.url !== url) redirected.add(1, { name, market })
  if (connecting > 0) opened.add(connecting + handshaking)
  const tags = { name, market, cache: state }
  if (kind === 'call') call.add(waiting + receiving, tags)
  else if (kind !== 'file') {
    shell.add(waiting, tags)
    end.add(waiting + receiving, tags)
    states.add(1, tags)
  }
  const isExpected = statusesOf(visitor, options).includes(response.status)
  unexpected.add(!isExpected, { name, market })
  if (!isExpected) note.broken.push(`answer-status: ${name} ${response.status}, ${path}`)
  // Only a response that took the place of a page has no state: the edge names the state of every page.
  if (response.status === 200 && plan.target === 'edge' && (kind === 'page' || kind === 'private') && state === 'none')
    expectThat(visitor, 'cache-state', false, `${name}, ${path}`, trace)
  for (const fault of promiseFaults(visitor, { name, path, subject: options.subject ?? {} }, response))
    expectThat(visitor, fault.oracle, false, fault.seen, trace)
  const etag = response.headers['Etag']
  if (response.status === 200 && etag !== undefined) browser?.etags.set(path, etag)
  note.responses.push({
    name,
    cache: state,
    status: response.status,
    trace,
    isExpected,
    at: Date.now(),
    shellMs: waiting,
    endMs: waiting + receiving,
    overdue,
  })
  if (response.body !== null) expectFaultless(visitor, 'foreign-data', foreignData(response.body, ownAddresses(visitor)), trace)
}

/** A browser asks with the ETag of what it has. A session that reads the body needs the whole of it again. */
function conditionOf({ browser }: Visitor, { path, method = 'GET', readsBody = false }: RequestOptions): Record<string, string> {
  const etag = method === 'GET' && !readsBody ? browser?.etags.get(path) : undefined
  return etag === undefined ? {} : { 'if-none-match': etag }
}

/** Expected statuses: also 304 for what was asked with a condition. */
function statusesOf(visitor: Visitor, options: RequestOptions): readonly number[] {
  const { expectedStatuses = [200] } = options
  return 'if-none-match' in conditionOf(visitor, options) ? [...expectedStatuses, 304] : expectedStatuses
}

/** Mail addresses of this session's person. */
function ownAddresses({ guestId }: Visitor): string[] {
  return [BUYER_EMAIL, accountEmail(guestId)]
}

/** The `data` of a successful response; null of any other. @throws Error for a body that is not JSON with `data`, which fails the session */
export function dataOf<Data>(response: Response): Data | null {
  if (response.status !== 200 || response.body === null) return null
  const parsed: unknown = JSON.parse(response.body)
  if (typeof parsed !== 'object' || parsed === null || !('data' in parsed) || parsed.data === null || parsed.data === undefined)
    throw new Error(`A response without data: ${response.body.slice(0, MAX_SEEN)}`)
  // Its parts are checked by the oracles of the journey.
  return parsed.data as Data
}

/** A number at a gjson path of a successful response; 0 if it is missing. Avoids parsing long bodies in the script. */
export function numberAt(response: Response, place: string): number {
  return response.status === 200 ? Number(response.json(place) ?? 0) : 0
}

/**
 * Records a failed check for the report; k6 counts it.
 * @param seen what was there instead
 * @param trace of the response. @default the last one that is no file: a page's files come before its journey looks at it
 */
export function expectThat({ note }: Visitor, oracle: OracleId, holds: boolean, seen = '', trace?: string): void {
  check(holds, { [oracle]: Boolean })
  if (holds) return
  const looked = trace ?? note.responses.findLast(({ name }) => requestKind(name) !== 'file')?.trace ?? ''
  note.broken.push([`${oracle}:`, seen.slice(0, MAX_SEEN), `[${looked}]`].filter(Boolean).join(' '))
}

/** Records what an oracle found. @param fault null: nothing, so the named oracle held @param trace as of expectThat */
export function expectFaultless(visitor: Visitor, oracle: OracleId, fault: Fault | null, trace?: string): void {
  expectThat(visitor, fault?.oracle ?? oracle, fault === null, fault?.seen ?? '', trace)
}

/** Think time between two steps. @param seconds the mean */
export function think({ plan, random }: Visitor, seconds: number): void {
  if (plan.pace > 0) sleep(thinkSeconds(random, seconds) * plan.pace)
}

/** Id of the trace of a session's nth request from here: the session's own id, with the number of the request as its end. */
function traceId({ guestId, note }: Visitor, nth: number): string {
  return guestId.replaceAll('-', '').slice(0, 28) + (note.responses.length + nth).toString(16).padStart(4, '0')
}

function headersOf({ plan, market, guestId, browser, note }: Visitor, name: RequestName, path: string): Record<string, string> {
  if (plan.target === 'mock') return { langId: market, guestId }
  const kind = requestKind(name)
  const own = kind === 'call' ? { langId: market } : { 'accept-encoding': 'br' }
  if (browser === null) return kind === 'call' ? { ...own, 'sec-fetch-site': 'same-origin' } : own
  return { ...own, ...fetchHeaders(fetchKindOf(name, path), note.responses.length === 0) }
}

function fetchKindOf(name: RequestName, path: string): FetchKind {
  if (name === 'picture' || name === 'script' || name === 'stylesheet' || name === 'font') return name
  return requestKind(name) === 'call' || path.startsWith('/_rsc/') ? 'fetch' : 'document'
}
