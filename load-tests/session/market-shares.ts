import type { Market } from '../plan.ts'

/** Of 100 sessions so many are in each market. */
export const MARKET_SHARES = { pl: 85, en: 10, es: 5 } as const satisfies Record<Market, number>
