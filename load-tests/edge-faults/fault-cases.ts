// THE TABLE OF FAULT CASES: how the shop API misbehaves while pages are requested. A case = a row: a fault of the proxy or of the mock.
import type { Fault } from '../mock/fault-control.ts'
import type { Toxic } from '../edge-stack/toxiproxy.ts'

export interface FaultCase {
  /** What the shop API does, for reports. */
  description: string
  /** Fault of the proxy; 'cut' refuses connections. */
  proxy?: 'cut' | Toxic
  /** Fault of the mock, for every call. */
  fault?: Omit<Fault, 'route'>
  /** Longest wait of an uncached page for the shop API, by the budgets of fetch-text.ts, in ms. @default 0 */
  uncachedWithinMs?: number
  /** Retry-After of the responses, in seconds. */
  pause?: number
  /** Small responses may still succeed. */
  mayRespond?: boolean
  /** Kind of listings cached before the case, if it affects only vendors. @default any listing */
  cached?: 'of a vendor'
  /** Greatest growth of the worker's memory, in MB: it must not buffer the response. */
  growthMb?: number
}

const [FIRST_BYTE, BODY] = [1500, 1500 + 3000]

export const FAULT_CASES = {
  refused: { description: 'refuses connections', proxy: 'cut' },
  slow: { description: 'responds 5 s late', proxy: { type: 'latency', attributes: { latency: 5000 } }, uncachedWithinMs: FIRST_BYTE },
  hang: { description: 'never responds', proxy: { type: 'timeout', attributes: { timeout: 0 } }, uncachedWithinMs: FIRST_BYTE },
  'hang-body': { description: 'hangs in the middle of its response', fault: { kind: 'hang-body' }, uncachedWithinMs: BODY },
  drip: {
    description: 'sends 1 kB per second',
    proxy: { type: 'bandwidth', attributes: { rate: 1 } },
    uncachedWithinMs: BODY,
    mayRespond: true,
  },
  reset: { description: 'resets connections', proxy: { type: 'reset_peer', attributes: { timeout: 0 } } },
  'status-500': { description: 'responds with 500', fault: { kind: 'status', arg: '500' } },
  'status-503': { description: 'responds with 503', fault: { kind: 'status', arg: '503' } },
  'error-page': { description: 'responds with 502 and HTML', fault: { kind: 'error-page', arg: '502' } },
  'rate-limit': {
    description: 'responds with 429, Retry-After 8',
    fault: { kind: 'rate-limit', arg: '8' },
    pause: 8,
  },
  malformed: { description: 'responds with invalid JSON', fault: { kind: 'malformed-json' } },
  'wrong-shape': { description: 'responds with JSON of a wrong shape', fault: { kind: 'wrong-shape' } },
  'mismatched-response': {
    description: 'responds with another product, another vendor',
    fault: { kind: 'mismatched-response' },
    cached: 'of a vendor',
  },
  'other-call': { description: 'responds with what another call would get', fault: { kind: 'other-call' } },
  'other-market': { description: 'responds for a market in another currency', fault: { kind: 'other-market' } },
  truncated: { description: 'truncates its response', fault: { kind: 'truncated' } },
  huge: { description: 'responds with 64 MB', fault: { kind: 'huge', arg: '64' }, uncachedWithinMs: BODY, growthMb: 64 },
  'header-bomb': {
    description: 'responds with 400 headers of 1 kB',
    fault: { kind: 'header-bomb', arg: '400' },
  },
} as const satisfies Record<string, FaultCase>
