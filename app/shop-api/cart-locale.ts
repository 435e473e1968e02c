/** Header that all calls about the cart bear, in every market (spec §7, GAP-141). */
export const CART_LOCALE = { locale: 'pl-PL' } as const
