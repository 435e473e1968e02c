// What a page says to each role, and in each market: no browser is needed for what the HTML says.
import { expect, test } from 'vitest'
import { wanted } from '#mock-api/test-world/cart-calls.ts'
import { PERSONAS } from '#mock-api/test-world/personas.ts'
import { PRODUCT } from '#mock-api/test-world/products.ts'
import { logIn, OURS } from './fill-shop.ts'
import { startTestEdge } from './test-edge.ts'
import { edgeOfFile } from './edge-of-file.ts'

const edge = edgeOfFile(startTestEdge)

const textOf = (html: string) => html.replaceAll(/<(script|style|template)\b.*?<\/\1>|<[^>]+>/gs, '')
const read = async (path: string, cookie = '') => (await edge.get(path, { headers: { cookie } })).text()
const add = async (product: number, cookie: string) =>
  edge.get('/shop/cart/product/add', { method: 'POST', headers: { ...OURS, cookie }, body: JSON.stringify(wanted(product)) })

const PANEL = 'Panel sprzedawcy (otwiera nową kartę)'
const OF_PROFESSIONALS = ['Listy zamówień', 'Kody zniżkowe']

test.each([
  ['ROLE-02, MNU-01', 'customer', []],
  ['ROLE-05, MNU-02', 'pro', OF_PROFESSIONALS],
  ['ROLE-06, MNU-03, MNU-04, MNU-05', 'vendor', [PANEL]],
  ['MNU-06', 'provendor', [...OF_PROFESSIONALS, PANEL]],
] as const)('%s: the account of a %s has what the role has, and nothing of the others', async (_, who, own) => {
  const cookie = await logIn(edge, PERSONAS[who].email)
  const html = await read('/moje-konto', cookie)
  const nav = /<nav[^>]* aria-label="Konto".*?<\/nav>/s.exec(html)?.[0] ?? ''
  const entries = [...nav.matchAll(/<li\b.*?<\/li>/gs)].map(([entry]) => textOf(entry))
  expect(entries).toEqual(expect.arrayContaining(['Ulubione', 'Historia zamówień', ...own]))
  expect(entries.filter((entry) => /Listy|Kody|Panel/.test(entry))).toEqual(own)
  expect(html).toContain(`value="${PERSONAS[who].firstName}"`)
  const lists = await edge.get('/panel-pro/listy', { headers: { cookie } })
  expect(lists.headers.get('location')).toBe(PERSONAS[who].isUserPro ? null : '/moje-konto')
  const codes = await read('/panel-pro/kody-znizkowe', cookie)
  expect(textOf(codes).includes('PERSONAL')).toBe(who === 'pro')
})

test('ROLE-06: a vendor buys like anybody', async () => {
  const cookie = await logIn(edge, PERSONAS.vendor.email)
  expect((await add(30, cookie)).status).toBe(200)
  expect(await read('/cart', cookie)).toMatch(/<main.*<article.*Fotel 366.*<\/main>/s)
})

test('MKT-01: a product links itself in every market', async () => {
  const html = await read(`/es/fotel-366-${PRODUCT.plain}`)
  for (const prefix of ['', '/en']) expect(html).toContain(`href="/__market${prefix}/fotel-366-${PRODUCT.plain}"`)
})
