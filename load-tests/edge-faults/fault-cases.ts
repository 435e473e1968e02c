// THE TABLE OF TROUBLES: the shop's misbehaviours that every page is held against. A row = what goes wrong, by the proxy or by the mock.
import type { Fault } from '../edge-stack/mock-control.ts'
import type { Toxic } from '../edge-stack/toxiproxy.ts'

export interface Trouble {
  /** For people: what the shop does. */
  does: string
  /** In the proxy: 'cut' refuses connections. */
  proxy?: 'cut' | Toxic
  /** In the mock, of every call. */
  fault?: Omit<Fault, 'route'>
  /** How long a page that is stored nowhere waits for the shop at the most, by the budgets of fetch-json.ts, in ms. */
  coldWithinMs: number
  /** Seconds for which the shop wants to be left alone. */
  pause?: number
  /** A small answer may come through all the same. */
  mayAnswer?: boolean
  /** It is about pages of vendors alone, so those are the stored ones of its row. @default any listing */
  stored?: 'of a vendor'
  /** The worker must not hold what it is sent: growth of its memory at the most, in MB. */
  growthMb?: number
}

const [AT_ONCE, FIRST_BYTE, BODY] = [0, 1500, 1500 + 3000]

export const TROUBLES = {
  refused: { does: 'refuses connections', proxy: 'cut', coldWithinMs: AT_ONCE },
  slow: { does: 'answers 5 s late', proxy: { type: 'latency', attributes: { latency: 5000 } }, coldWithinMs: FIRST_BYTE },
  hang: { does: 'never answers', proxy: { type: 'timeout', attributes: { timeout: 0 } }, coldWithinMs: FIRST_BYTE },
  'hang-body': { does: 'hangs in the middle of its answer', fault: { kind: 'hang-body' }, coldWithinMs: BODY },
  drip: { does: 'sends 1 kB a second', proxy: { type: 'bandwidth', attributes: { rate: 1 } }, coldWithinMs: BODY, mayAnswer: true },
  reset: { does: 'resets connections', proxy: { type: 'reset_peer', attributes: { timeout: 0 } }, coldWithinMs: AT_ONCE },
  'status-500': { does: 'answers 500', fault: { kind: 'status', arg: '500' }, coldWithinMs: AT_ONCE },
  'status-503': { does: 'answers 503', fault: { kind: 'status', arg: '503' }, coldWithinMs: AT_ONCE },
  'error-page': { does: 'answers 502 with HTML', fault: { kind: 'error-page', arg: '502' }, coldWithinMs: AT_ONCE },
  'rate-limit': {
    does: 'answers 429, Retry-After 8',
    fault: { kind: 'rate-limit', arg: '8' },
    coldWithinMs: AT_ONCE,
    pause: 8,
  },
  malformed: { does: 'answers no JSON', fault: { kind: 'malformed-json' }, coldWithinMs: AT_ONCE },
  'wrong-shape': { does: 'answers JSON of another shape', fault: { kind: 'wrong-shape' }, coldWithinMs: AT_ONCE },
  'mismatched-response': {
    does: 'answers with another product, another vendor',
    fault: { kind: 'mismatched-response' },
    coldWithinMs: AT_ONCE,
    stored: 'of a vendor',
  },
  truncated: { does: 'breaks off in the middle', fault: { kind: 'truncated' }, coldWithinMs: AT_ONCE },
  huge: { does: 'answers 64 MB', fault: { kind: 'huge', arg: '64' }, coldWithinMs: BODY, growthMb: 64 },
  'header-bomb': { does: 'answers with 400 headers of 1 kB', fault: { kind: 'header-bomb', arg: '400' }, coldWithinMs: AT_ONCE },
} as const satisfies Record<string, Trouble>
