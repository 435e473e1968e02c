// The only way of a journey to the network. Refuses requests with an unknown name or to another machine.
import { check, sleep } from 'k6'
import execution from 'k6/execution'
import http, { type Response } from 'k6/http'
import { Counter, Rate, Trend } from 'k6/metrics'
import type { Fault } from '../oracles/fault.ts'
import { foreignData } from '../oracles/foreign-data.ts'
import type { OracleId } from '../oracles/oracles.ts'
import { readCacheStatus } from './read-cache-status.ts'
import { requestKind, type RequestName } from './request-names.ts'
import { accountEmail, BUYER_EMAIL } from './people.ts'
import { RunEndedError } from './run-ended.ts'
import type { Visitor } from './visitor.ts'

interface RequestOptions {
  /** Path from `/` on. */
  path: string
  name: RequestName
  method?: 'GET' | 'POST'
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** Expected statuses. @default [200] */
  expectedStatuses?: readonly number[]
  /** Whether the journey reads the body; else k6 discards it. @default false */
  readsBody?: boolean
}

/** Greatest length of what is quoted of a wrong response. */
const MAX_SEEN = 160

/** Time-out, longer than any shopper would wait. */
const TIMEOUT = '30s'

const shell = new Trend('page_shell', true)
const end = new Trend('page_end', true)
const call = new Trend('call_time', true)
const unexpected = new Rate('unexpected_answers')
const states = new Counter('edge_answers')

/** Sends a request, measures and records it. The first byte of a page is its shell, the last byte the end of its stream. */
export function sendRequest(
  visitor: Visitor,
  { path, name, method = 'GET', body, headers = {}, expectedStatuses = [200], readsBody = false }: RequestOptions,
): Response {
  const kind = requestKind(name)
  if (kind === undefined) throw new Error(`A request needs a name of visit/request-names.ts, not "${name}": ${path}`)
  const { plan, market, note } = visitor
  const trace = traceId(visitor)
  const params = {
    headers: {
      ...headersOf(visitor, kind !== 'call'),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      traceparent: `00-${trace}-${trace.slice(-16)}-00`,
      ...headers,
    },
    tags: { name, market },
    responseType: readsBody ? ('text' as const) : ('none' as const),
    timeout: TIMEOUT,
    redirects: 2,
    responseCallback: http.expectedStatuses(...expectedStatuses),
  }
  const response = http.request(method, plan.origin + path, body === undefined ? null : JSON.stringify(body), params)
  // k6 interrupts requests of tabs that are still open at the end of the run: these are no responses of the shop.
  if (response.status === 0 && execution.scenario.progress >= 1) throw new RunEndedError('The run ended before this session.')
  const { state, overdue } = readCacheStatus(response.headers['Cache-Status'])
  const { waiting, receiving } = response.timings
  const tags = { name, market, cache: state }
  if (kind === 'call') call.add(waiting + receiving, tags)
  else if (kind !== 'file') {
    shell.add(waiting, tags)
    end.add(waiting + receiving, tags)
    states.add(1, tags)
  }
  const isExpected = expectedStatuses.includes(response.status)
  unexpected.add(!isExpected, { name, market })
  if (!isExpected) note.broken.push(`answer-status: ${name} ${response.status}, ${path}`)
  // Only a response that took the place of a page has no state: the edge names the state of every page.
  if (response.status === 200 && plan.target === 'edge' && (kind === 'page' || kind === 'private') && state === 'none')
    expectThat(visitor, 'cache-state', false, `${name}, ${path}`)
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
  if (response.body !== null) expectFaultless(visitor, 'foreign-data', foreignData(response.body, ownAddresses(visitor)))
  return response
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

/** Records a failed check for the report; k6 counts it. @param seen what was there instead */
export function expectThat({ note }: Visitor, oracle: OracleId, holds: boolean, seen = ''): void {
  check(holds, { [oracle]: Boolean })
  if (holds) return
  const trace = note.responses.at(-1)?.trace ?? ''
  note.broken.push([`${oracle}:`, seen.slice(0, MAX_SEEN), `[${trace}]`].filter(Boolean).join(' '))
}

/** Records what an oracle found. @param fault null: nothing, so the named oracle held */
export function expectFaultless(visitor: Visitor, oracle: OracleId, fault: Fault | null): void {
  expectThat(visitor, fault?.oracle ?? oracle, fault === null, fault?.seen ?? '')
}

/** Think time between two steps: at least 1 s, seldom long (exponential, at most 10 s). @param seconds the mean */
export function think({ plan, random }: Visitor, seconds: number): void {
  if (plan.pace > 0) sleep(Math.min(10, -Math.log(1 - random()) * seconds * plan.pace))
}

/** Id of the trace of a session's next request: the session's own id, with the number of the request as its end. */
function traceId({ guestId, note }: Visitor): string {
  return guestId.replaceAll('-', '').slice(0, 28) + (note.responses.length + 1).toString(16).padStart(4, '0')
}

function headersOf({ plan, market, guestId }: Visitor, isPage: boolean): Record<string, string> {
  if (plan.target === 'mock') return { langId: market, guestId }
  return isPage ? { 'accept-encoding': 'br' } : { langId: market, 'sec-fetch-site': 'same-origin' }
}
