// The part of k6's built-in modules that load-tests uses. https://grafana.com/docs/k6/latest/javascript-api/
declare module 'k6' {
  export function sleep(seconds: number): void
  export function check<T>(value: T, checks: Record<string, (value: T) => boolean>, tags?: Record<string, string>): boolean
}

declare module 'k6/http' {
  export interface Response {
    status: number
    /** Address after redirects. */
    url: string
    /** null if the body is discarded. */
    body: string | null
    /** Value at a gjson path of a JSON body; parsed by k6 itself, about ten times as fast as by the script. Throws if the path is missing. */
    json: (place: string) => unknown
    headers: Record<string, string>
    /** As `HTTP/2.0`. */
    proto: string
    /** ms; `receiving` begins with the first byte; `connecting` and `tls_handshaking` are 0 on a connection that was open. */
    timings: { waiting: number; receiving: number; connecting: number; tls_handshaking: number }
  }
  export interface Params {
    headers?: Record<string, string>
    tags?: Record<string, string>
    responseType?: 'text' | 'none'
    timeout?: string
    redirects?: number
    responseCallback?: unknown
  }
  const http: {
    request: (method: string, url: string, body: string | null, params: Params) => Response
    /** Requests at the same time, as many to one host as a browser makes (options `batch`, `batchPerHost`). */
    batch: (requests: readonly (readonly [string, string, string | null, Params])[]) => Response[]
    expectedStatuses: (...statuses: number[]) => unknown
  }
  export default http
}

declare module 'k6/metrics' {
  type Tags = Record<string, string>
  export class Trend {
    constructor(name: string, isTime?: boolean)
    add(value: number, tags?: Tags): void
  }
  export class Counter {
    constructor(name: string)
    add(value: number, tags?: Tags): void
  }
  export class Rate {
    constructor(name: string)
    add(value: boolean, tags?: Tags): void
  }
}

declare module 'k6/execution' {
  const execution: {
    vu: { idInTest: number }
    /** `progress`: 0 to 1; 1 once no further session starts. */
    scenario: { name: string; iterationInTest: number; startTime: number; progress: number }
  }
  export default execution
}

declare module 'k6/data' {
  export class SharedArray<T> {
    constructor(name: string, make: () => T[])
    readonly length: number;
    readonly [at: number]: T
  }
}

// oxlint-disable-next-line no-underscore-dangle -- k6's own name
declare const __ENV: Readonly<Record<string, string | undefined>>
/** Content of a file; available in k6's init stage only. */
declare function open(path: string): string
