// THE TABLE OF HEALTHY SHOPS: variations that a run must pass, so that the oracles fail broken shops and nothing else.
import type { Mutant } from './mutants.ts'

/** What a shop is, with the seed of its visitors, and what a slower machine adds to each answer, ms. */
const ROWS: readonly [what: string, target: Mutant['target'], journey: Mutant['journey'], seed: number, delayMs?: number][] = [
  ['other searches of pages', 'edge', 'search', 2],
  ['other searches of the API', 'mock', 'search', 3],
  ['other carts', 'edge', 'cart', 4],
  ['orders', 'mock', 'checkout', 5],
  ['a machine that takes 150 ms longer, pages', 'edge', 'product', 6, 150],
  ['a machine that takes 100 ms longer, API', 'mock', 'cart', 7, 100],
  ['all journeys', 'edge', 'all', 8],
  ['all journeys of the API', 'mock', 'all', 9],
  ['filters', 'edge', 'filters', 10],
  ['logins', 'edge', 'login', 11],
  ['sorted listings', 'edge', 'sorting', 12],
  ['withdrawals', 'edge', 'withdrawal', 15],
  ['accounts', 'edge', 'account', 13],
  ['suggestions', 'mock', 'suggestions', 14],
]

export const HEALTHY_SHOPS = ROWS.map(([what, target, journey, seed, delayMs]): Mutant & { seed: number } => {
  const mutation = delayMs === undefined ? null : { on: /^/, delayMs }
  return { kind: 'healthy', what, target, journey, reason: null, mutation, seed }
})
