import type { RecordedRequest } from './recording-proxy.ts'

/** Requests as HAR 1.2, as far as the proxy saw them; visit and step are its comments. */
export function toHar(requests: readonly RecordedRequest[], origin: string, creator: string): string {
  const entries = requests.map(({ visit, step, method, path, headers, status, at, waitMs }) => ({
    startedDateTime: new Date(at).toISOString(),
    time: waitMs,
    request: {
      method,
      url: origin + path,
      httpVersion: 'HTTP/1.1',
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      queryString: [],
      cookies: [],
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      headers: [],
      cookies: [],
      content: { size: -1, mimeType: '' },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: waitMs, receive: 0 },
    comment: `${visit} ${step}`,
  }))
  return JSON.stringify({ log: { version: '1.2', creator: { name: creator, version: '1' }, entries } })
}
