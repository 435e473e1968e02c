// A mutation: how a proxy in front of a healthy shop makes it a broken one.

/** A request of a session, as the proxy sees it. */
export interface ProxiedRequest {
  method: string
  /** Path and query. */
  path: string
  headers: Readonly<Record<string, string>>
  body: string
  /** Number of this request among those that match the mutation, from 1. */
  nth: number
}

export interface ProxiedResponse {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

export interface Mutation {
  /** Requests that are mutated, as `METHOD /path`. */
  on: RegExp
  /** Of so many of these requests one is mutated, beginning with the first whose response has what it breaks. @default 1 */
  every?: number
  /** Sessions that see the healthy shop, before the first one is mutated. @default 0 */
  afterSessions?: number
  /** Delay of the response, ms. */
  delayMs?: number
  /** Changes what the shop is asked. */
  request?: (request: ProxiedRequest) => ProxiedRequest
  /** Responds in place of the shop; null: the shop responds. */
  instead?: (request: ProxiedRequest) => ProxiedResponse | null
  /** Changes what the shop responds. */
  response?: (response: ProxiedResponse, request: ProxiedRequest) => ProxiedResponse
}

const JSON_HEADERS = { 'content-type': 'application/json' }

/** A JSON response. */
export function json(data: unknown, status = 200): ProxiedResponse {
  return { status, headers: JSON_HEADERS, body: JSON.stringify(status === 200 ? { data } : { error: { code: 'NO', message: 'no' } }) }
}

/** Changes the `data` of a successful JSON response. @param change mutates it in place, or returns other data */
export function changeData(change: (data: Data, request: ProxiedRequest) => unknown): Required<Pick<Mutation, 'response'>> {
  return {
    response(response, request) {
      if (response.status !== 200) return response
      const { data }: { data: Data } = JSON.parse(response.body)
      return { ...response, body: JSON.stringify({ data: change(data, request) ?? data }) }
    },
  }
}

/** Changes the JSON body of a request. */
export function changeBody(change: (body: Data) => void): Required<Pick<Mutation, 'request'>> {
  return {
    request(request) {
      const body: Data = JSON.parse(request.body)
      change(body)
      return { ...request, body: JSON.stringify(body) }
    },
  }
}

/** Changes the HTML of a whole page. */
export function changePage(change: (html: string, request: ProxiedRequest) => string): Required<Pick<Mutation, 'response'>> {
  return { response: (response, request) => (response.status === 200 ? { ...response, body: change(response.body, request) } : response) }
}

/** Replaces a header. @param value null: without it */
export function changeHeader(name: string, value: string | null): Required<Pick<Mutation, 'response'>> {
  return {
    response({ headers, ...response }) {
      const { [name]: _old, ...others } = headers
      return { ...response, headers: value === null ? others : { ...others, [name]: value } }
    },
  }
}

/** Parsed JSON of the shop API, of which a mutant knows the part that it breaks. */
// oxlint-disable-next-line typescript/no-explicit-any -- a broken shop has no types
export type Data = any
