// THE TABLE OF FOUND SHOPS: broken shops that passed before pages were held to the table of promises, by their names. Those that it makes are named
// beside; the others answer well and wrong.
import { cardsOf } from '../../e2e/promises/cards.ts'
import type { JourneyName } from '../journey-mix.ts'
import type { Target } from '../plan.ts'
import { GENERATED_MUTANTS } from './generated-mutants.ts'
import { changeData, changePage, json, type Mutation } from './mutation.ts'
import type { Mutant } from './mutants.ts'

/** A found shop that the table of promises makes, by the name of its mutant. */
const MADE: Readonly<Record<string, string>> = {
  'every amount of the cart page is 99 999': 'cart page: every amount is 99 999',
  'the cart page has € for zł': 'cart page: another currency',
  'HTML is text/plain': 'product: plain text',
  'private pages may be kept by anybody': 'cart page: may be kept',
  'calls may be kept by anybody': 'call: may be kept',
  'cached pages set a cookie': 'product: sets a cookie',
  'there are no security headers': 'product: no content-security-policy',
  'no page may be listed': 'home: noindex',
  'all cards have one name': 'search results: cards are named alike',
  'cards have no picture': 'search results: cards without pictures',
  'products have no button': 'product: no data-early="true"',
  'products have the title of another': 'product: of another',
  'products have no heading': 'product: no heading',
  'products have no form': 'product: no method="post"',
  'the stylesheet is empty': 'stylesheet: no body',
  'every product is sold in its data': 'product: sold in its data',
}

const own =
  (target: Target, journey: JourneyName) =>
  (what: string, reason: string, mutation: Mutation, isWhole = false) =>
    ({ kind: 'found', what, target, journey, reason, mutation, isWhole }) as const satisfies Mutant
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

const FOUND: readonly Mutant[] = [
  own('edge', 'product')('products are in the language of another market', 'promised-cards', {
    on: /^GET \/(?!_rsc\/|en\/|es\/)[^?]*-\d+$/,
    request: (request) => ({ ...request, path: `/en${request.path}` }),
    ...changePage((html) => html.replace('<html lang="en"', '<html lang="pl"')),
  }),
  own('edge', 'search')(
    'page 2 repeats page 1',
    'search-order',
    { on: /[?&]page=\d+$/, request: (request) => ({ ...request, path: request.path.replace(/&page=\d+$/, '') }) },
    true,
  ),
  own('edge', 'search')('cards from the ninth on cost nothing', 'promised-cards', { on: /textSearch=/, ...changePage(freeCards) }),
  own('mock', 'cart')('any code takes 100 % off', 'cart-code', {
    on: /^GET \/shop\/cart\/details2\/.+/,
    ...changeData(({ summary, ...cart }) => {
      const { products, deliveriesAfterDiscounts } = summary.prices
      const prices = { ...summary.prices, productsAfterDiscounts: 0 }
      return { ...cart, promoCodeError: null, summary: { ...summary, prices, totalCost: deliveriesAfterDiscounts, discount: { products } } }
    }),
  }),
  own('mock', 'cart')('every code is over', 'cart-code', {
    on: /^GET \/shop\/cart\/details2\/.+/,
    ...changeData((cart) => ({ ...cart, promoCodeError: 'PROMO_CODE_INVALID', summary: { ...cart.summary, discount: null } })),
  }),
  own('edge', 'visit')('home is empty', 'promised-parts', {
    on: /^GET \/cp\/\w\w$/,
    ...changePage((html) => html.replaceAll(/<article[\s\S]*?<\/article>/g, '')),
  }),
  own('edge', 'product')('the main script throws', 'promised-body', {
    on: /^GET \/assets\/index-/,
    response: (response) => ({ ...response, body: 'throw new Error()' }),
  }),
  own('edge', 'product')('3 of 10 pictures are gone', 'promised-status', {
    on: /^GET \/photos\//,
    every: 3,
    instead: () => json(null, 404),
  }),
  own('mock', 'suggestions')('nothing is suggested', 'suggested', { on: /\/search\/suggest/, ...changeData(() => ({ items: [] })) }),
  own('edge', 'filters')('the filter of categories is ignored', 'filter-narrows', withoutFilter('categories')),
  own('edge', 'filters')('the filter of materials is ignored', 'filter-narrows', withoutFilter('materials')),
  own('edge', 'filters')('the filter of prices is ignored', 'filter-narrows', withoutFilter('priceTo')),
  own('edge', 'checkout')('an order may be kept by anybody', 'promised-cache', {
    on: /^POST \/shop\/checkout\/order$/,
    response: ({ headers, ...response }) => ({ ...response, headers: { ...headers, 'cache-control': 'public, max-age=60' } }),
  }),
  own('edge', 'product')('each product leads to itself for its first 3 s', 'answer-status', {
    on: /^GET \/(?!_rsc\/)[^?]*-\d+$/,
    instead: ({ path, nth }) => (nth < 4 ? { status: 302, headers: { location: path }, body: '' } : null),
  }),
]

export const FOUND_SHOPS: readonly Mutant[] = [
  ...Object.entries(MADE).map(([what, made]) => ({ ...generated(made), kind: 'found', what }) as const),
  ...FOUND,
]

function generated(what: string): Mutant {
  const mutant = GENERATED_MUTANTS.find((each) => each.what === what)
  if (!mutant) throw new Error(`The table of promises makes no shop "${what}".`)
  return mutant
}
