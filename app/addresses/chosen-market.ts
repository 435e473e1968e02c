/**
 * What stands before the path of a page in the links of the market switch: there the edge remembers the market and redirects to the page (GAP-54).
 */
export const CHOSEN_MARKET = '/__market'
