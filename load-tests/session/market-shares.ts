import type { Market } from '../plan.ts'

/** Sessions by market, %. */
export const MARKET_SHARES = { pl: 85, en: 10, es: 5 } as const satisfies Record<Market, number>
