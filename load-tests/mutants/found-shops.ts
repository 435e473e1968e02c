// THE TABLE OF FOUND SHOPS: broken shops that passed before pages were held to the table of promises, and that it does not make
// (generated-mutants.ts made the other sixteen of them again): they answer well and wrong.
import { cardsOf } from '../../e2e/promises/cards.ts'
import { changeData, changePage, json, type Mutation } from './mutation.ts'
import { type Mutant, of } from './mutants.ts'

const withoutFilter = (name: string): Mutation => ({
  on: new RegExp(`^GET /(?!_rsc/)[^?]*\\?.*${name}=`),
  request: (request) => ({ ...request, path: request.path.replace(new RegExp(`${name}=[^&]*&?`), '') }),
})
/** From the ninth card on. */
function freeCards(html: string): string {
  return cardsOf(html)
    .slice(8)
    .reduce(
      (page, card) => page.replace(card.html, card.html.replaceAll(/\d[\d.,\s\u00a0\u202f]*(?=(?:<!-- -->)?\s*(?:zł|€))/g, '0')),
      html,
    )
}

export const FOUND_SHOPS: readonly Mutant[] = [
  of('edge', 'product')('found', 'products are in the language of another market', 'promised-cards', {
    on: /^GET \/(?!_rsc\/|en\/|es\/)[^?]*-\d+$/,
    request: (request) => ({ ...request, path: `/en${request.path}` }),
    ...changePage((html) => html.replace('<html lang="en"', '<html lang="pl"')),
  }),
  of('edge', 'search')(
    'found',
    'page 2 repeats page 1',
    'search-order',
    { on: /[?&]page=\d+$/, request: (request) => ({ ...request, path: request.path.replace(/&page=\d+$/, '') }) },
    true,
  ),
  of('edge', 'search')('found', 'cards from the ninth on cost nothing', 'promised-cards', { on: /textSearch=/, ...changePage(freeCards) }),
  of('mock', 'cart')('found', 'any code takes 100 % off', 'cart-code', {
    on: /^GET \/shop\/cart\/details2\/.+/,
    ...changeData(({ summary, ...cart }) => {
      const { products, deliveriesAfterDiscounts } = summary.prices
      const prices = { ...summary.prices, productsAfterDiscounts: 0 }
      return { ...cart, promoCodeError: null, summary: { ...summary, prices, totalCost: deliveriesAfterDiscounts, discount: { products } } }
    }),
  }),
  of('mock', 'cart')('found', 'every code is over', 'cart-code', {
    on: /^GET \/shop\/cart\/details2\/.+/,
    ...changeData((cart) => ({ ...cart, promoCodeError: 'PROMO_CODE_INVALID', summary: { ...cart.summary, discount: null } })),
  }),
  of('edge', 'visit')('found', 'home is empty', 'promised-parts', {
    on: /^GET \/cp\/\w\w$/,
    ...changePage((html) => html.replaceAll(/<article[\s\S]*?<\/article>/g, '')),
  }),
  of('edge', 'product')('found', 'the main script throws', 'promised-body', {
    on: /^GET \/assets\/index-/,
    response: (response) => ({ ...response, body: 'throw new Error()' }),
  }),
  of('edge', 'product')('found', '3 of 10 pictures are gone', 'promised-status', {
    on: /^GET \/photos\//,
    every: 3,
    instead: () => json(null, 404),
  }),
  of('mock', 'suggestions')('found', 'nothing is suggested', 'suggested', {
    on: /\/search\/suggest/,
    ...changeData(() => ({ items: [] })),
  }),
  of('edge', 'filters')('found', 'the filter of categories is ignored', 'filter-narrows', withoutFilter('categories')),
  of('edge', 'filters')('found', 'the filter of materials is ignored', 'filter-narrows', withoutFilter('materials')),
  of('edge', 'filters')('found', 'the filter of prices is ignored', 'promised-canonical', withoutFilter('priceTo')),
  of('edge', 'checkout')('found', 'an order may be kept by anybody', 'promised-cache', {
    on: /^POST \/shop\/checkout\/order$/,
    response: ({ headers, ...response }) => ({ ...response, headers: { ...headers, 'cache-control': 'public, max-age=60' } }),
  }),
  of('edge', 'product')('found', 'each product leads to itself for its first 3 s', 'answer-status', {
    on: /^GET \/(?!_rsc\/)[^?]*-\d+$/,
    instead: ({ path, nth }) => (nth < 4 ? { status: 302, headers: { location: path }, body: '' } : null),
  }),
]
