import { createServer } from 'node:http'
import { onLoopback, passOn } from '../edge-stack/pass-on.ts'

/** A request that reached the storefront: what a browser answers from its own cache never does. */
export interface RecordedRequest {
  /** Visit and step of it (record-visits.ts). */
  visit: string
  step: string
  method: string
  /** Path and query. */
  path: string
  headers: Readonly<Record<string, string>>
  status: number
  /** ms since 1970. */
  at: number
  /** ms until the head of the response. */
  waitMs: number
}

/** A proxy on loopback that writes down every request. Browser and k6 both go through it, so both are counted the same way. */
export async function startRecordingProxy(upstream: string) {
  const requests: RecordedRequest[] = []
  const now = { visit: '', step: '' }
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming
    const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
    const request: RecordedRequest = { ...now, method, path: url, headers, status: 0, at: Date.now(), waitMs: 0 }
    requests.push(request)
    passOn(upstream, { incoming, outgoing }, ({ statusCode = 0 }) => {
      request.status = statusCode
      request.waitMs = Date.now() - request.at
    })
  })
  const { origin, stop } = await onLoopback(server)
  return {
    origin,
    stop,
    requests: requests as readonly RecordedRequest[],
    /** What comes from here on belongs to this step. */
    begin(visit: string, step: string) {
      Object.assign(now, { visit, step })
    },
  }
}

export type RecordingProxy = Awaited<ReturnType<typeof startRecordingProxy>>
