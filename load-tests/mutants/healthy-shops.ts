// THE TABLE OF HEALTHY SHOPS: variations that a run must pass, so that the oracles fail broken shops and nothing else.
import type { JourneyName } from '../journey-mix.ts'
import type { Target } from '../plan.ts'
import type { Mutation } from './mutation.ts'

export interface HealthyShop {
  what: string
  target: Target
  journey: JourneyName | 'all'
  seed: number
  /** What a slower machine or a proxy does. @default nothing */
  mutation?: Mutation
}

const ALL = /^/

export const HEALTHY_SHOPS: readonly HealthyShop[] = [
  { what: 'other searches of pages', target: 'edge', journey: 'search', seed: 2 },
  { what: 'other searches of the API', target: 'mock', journey: 'search', seed: 3 },
  { what: 'other carts', target: 'edge', journey: 'cart', seed: 4 },
  { what: 'orders', target: 'mock', journey: 'checkout', seed: 5 },
  { what: 'a machine that takes 150 ms longer, pages', target: 'edge', journey: 'product', seed: 6, mutation: { on: ALL, delayMs: 150 } },
  { what: 'a machine that takes 100 ms longer, API', target: 'mock', journey: 'cart', seed: 7, mutation: { on: ALL, delayMs: 100 } },
  { what: 'all journeys', target: 'edge', journey: 'all', seed: 8 },
  { what: 'all journeys of the API', target: 'mock', journey: 'all', seed: 9 },
  { what: 'filters', target: 'edge', journey: 'filters', seed: 10 },
  { what: 'logins', target: 'edge', journey: 'login', seed: 11 },
  { what: 'sorted listings', target: 'edge', journey: 'sorting', seed: 12 },
  { what: 'withdrawals', target: 'edge', journey: 'withdrawal', seed: 15 },
  { what: 'accounts', target: 'edge', journey: 'account', seed: 13 },
  { what: 'suggestions', target: 'mock', journey: 'suggestions', seed: 14 },
]
