/** Header of every cart call, in all markets (spec §7, GAP-141). */
export const CART_LOCALE = { locale: 'pl-PL' } as const
