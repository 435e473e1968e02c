// The only way of a journey to the network. It refuses a request without a known name, and one that would leave this machine.
import { check, sleep } from 'k6'
import execution from 'k6/execution'
import http, { type Response } from 'k6/http'
import { Counter, Rate, Trend } from 'k6/metrics'
import { readCacheStatus } from './read-cache-status.ts'
import { requestKind, type RequestName } from './request-names.ts'
import type { Visitor } from './visitor.ts'

interface RequestOptions {
  /** From `/` on. */
  path: string
  name: RequestName
  method?: 'GET' | 'POST'
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** Statuses that are right. @default [200] */
  expectedStatuses?: readonly number[]
  /** Whether the journey reads the answer; else its bytes are thrown away as they come. @default false */
  readsBody?: boolean
}

/** Longer than anything that a shopper would wait for. */
const TIMEOUT = '30s'

const shell = new Trend('page_shell', true)
const end = new Trend('page_end', true)
const call = new Trend('call_time', true)
const unexpected = new Rate('unexpected_answers')
const states = new Counter('edge_answers')

/** Asks, measures and notes. Time to the first byte is the shell of a page, to the last one the end of its stream. */
export function sendRequest(
  visitor: Visitor,
  { path, name, method = 'GET', body, headers = {}, expectedStatuses = [200], readsBody = false }: RequestOptions,
): Response {
  const kind = requestKind(name)
  if (kind === undefined) throw new Error(`A request needs a name of visit/request-names.ts, not "${name}": ${path}`)
  const { plan, market, note } = visitor
  const params = {
    headers: { ...headersOf(visitor, kind !== 'call'), ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    tags: { name, market },
    responseType: readsBody ? ('text' as const) : ('none' as const),
    timeout: TIMEOUT,
    redirects: 2,
    responseCallback: http.expectedStatuses(...expectedStatuses),
  }
  const response = http.request(method, plan.origin + path, body === undefined ? null : JSON.stringify(body), params)
  // A tab that is still open when the run ends is closed by k6, in the middle of whatever it does: that is no answer of the shop.
  if (response.status === 0 && execution.scenario.progress >= 1) throw new Error('The run ended before this session.')
  const { state, overdue } = readCacheStatus(response.headers['Cache-Status'])
  const { waiting, receiving } = response.timings
  const tags = { name, market, cache: state }
  if (kind === 'call') call.add(waiting + receiving, tags)
  else {
    shell.add(waiting, tags)
    end.add(waiting + receiving, tags)
    states.add(1, tags)
  }
  const isExpected = expectedStatuses.includes(response.status)
  unexpected.add(!isExpected, { name, market })
  if (!isExpected) note.broken.push(`${name}: ${response.status}`)
  note.responses.push({
    name,
    cache: state,
    status: response.status,
    at: Date.now(),
    shellMs: waiting,
    endMs: waiting + receiving,
    overdue,
  })
  return response
}

/** What `data` of a good answer holds; null of any other. */
export function dataOf<Data>(response: Response): Data | null {
  if (response.status !== 200 || response.body === null) return null
  const { data }: { data: Data } = JSON.parse(response.body)
  return data
}

/** A number at a place of a good answer (gjson); 0 where there is none. For answers that are long: the script need not read all of them. */
export function numberAt(response: Response, place: string): number {
  return response.status === 200 ? Number(response.json(place) ?? 0) : 0
}

/** Notes a check that does not hold, for the report; k6 counts it. */
export function expectThat({ note }: Visitor, what: string, holds: boolean): void {
  check(holds, { [what]: Boolean })
  if (!holds) note.broken.push(what)
}

/** Between two steps a shopper looks at the page: a second or more, seldom long (exponential, at most 10 s). @param seconds the mean */
export function think({ plan, random }: Visitor, seconds: number): void {
  if (plan.pace > 0) sleep(Math.min(10, -Math.log(1 - random()) * seconds * plan.pace))
}

function headersOf({ plan, market, guestId }: Visitor, isPage: boolean): Record<string, string> {
  if (plan.target === 'mock') return { langId: market, guestId }
  return isPage ? { 'accept-encoding': 'br' } : { langId: market, 'sec-fetch-site': 'same-origin' }
}
