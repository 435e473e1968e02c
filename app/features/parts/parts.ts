/**
 * THE TABLE OF PARTS that a page can be used without: each stands in a boundary of its own, says in its place that it failed, and offers to try again.
 * Beside each, what else of the page goes on.
 */
export const PARTS = {
  search: 'the catalogue by its links',
  visitor: 'the bottom bar of a phone, and links of pages',
  departments: 'the footer has the main categories',
  newsletter: 'the footer',
  bottomBar: 'the header has its links, too',
  gallery: 'the buy box',
  buyBox: 'gallery, description and related products; the floating bar buys, too',
  buying: 'name, price and delivery; the floating bar buys, too',
  delivery: 'the buy box: the thing can be added',
  about: 'the buy box',
  facts: 'the buy box',
  similar: 'the product',
  related: 'the product',
  tab: 'the other tabs',
  floatingBar: 'the buy box',
  row: 'the other rows of the home page',
  lastViewed: 'the other rows of the home page',
  cartLine: 'the other lines, sums and the way to the checkout',
  cartSummary: 'the lines; the bottom bar of a phone leads to the checkout',
} as const

/** Name of a part in the table. */
export type PartName = keyof typeof PARTS
