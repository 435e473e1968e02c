import { expect, test } from 'vitest'
import { parseJson } from '#app/domain/parse-json.ts'
import { factIn, FACT_NAMES, FACTS } from './visitor-facts.ts'

const factsOf = (path: string) => FACT_NAMES.filter((name) => FACTS[name].responsePath.test(path))

test.each([
  ['/shop/cart/details2', ['cart']],
  ['/shop/cart/product/change-quantity', ['cart']],
  ['/shop/cart/product/add', []],
  ['/shop/client/product/likes-details', ['likes']],
  ['/shop/client/details', ['user']],
  ['/shop/client/details/12', []],
])('%s tells %j', (path, names) => expect(factsOf(path)).toEqual(names))

const answer = (data: unknown) => JSON.stringify({ data })
const cart = { deliveries: [{ items: [{ id: 1, quantity: 4 }, { id: 2 }] }, { items: [{ id: 1 }] }] }

test.each([
  ['HDR-06: distinct items across deliveries', 'cart', answer(cart), 2],
  ['CRT-21: a plain string is an empty cart', 'cart', answer('EMPTY_CART'), 0],
  ['all likes, however many a page has', 'likes', answer({ items: [], pagination: { total: 120 } }), 120],
  [
    'the first name, and the id, which stays in the edge (EXT-44)',
    'user',
    answer({ id: 1, firstName: 'Anna', email: 'anna@patyna.test' }),
    { firstName: 'Anna', id: 1 },
  ],
  ['a guest', 'user', answer(null), null],
  ['another shape', 'likes', answer({ items: [] }), undefined],
  ['no JSON', 'cart', '<html>', undefined],
] as const)('%s', (_, name, text, fact) => expect(factIn(name, parseJson(text))).toEqual(fact))
