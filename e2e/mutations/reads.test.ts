// EVERY READ that the browser itself makes, and what it gives where the shop API lacks the call: nothing, never an exception, if the contract
// tags the call `extension`. What the worker reads: worker/missing-extensions.test.ts.
import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProductId } from '#app/domain/ids.ts'
import { SCRIPT_COOKIES } from '#app/domain/marketing/script-cookies.ts'
import * as cart from '#app/shop-api/browser/cart.ts'
import { readLastViewed } from '#app/shop-api/browser/last-viewed.ts'
import * as likes from '#app/shop-api/browser/likes.ts'
import * as lists from '#app/shop-api/browser/pro-lists.ts'
import { readSuggestions } from '#app/shop-api/browser/suggestions.ts'
import * as user from '#app/shop-api/browser/user.ts'
import { CONTRACT_ROUTES } from '#app/shop-api/contract/calls.ts'
import { readsIn } from './mutations-in-source.ts'

interface Read {
  /** Name of the function. */
  name: string
  call: () => Promise<unknown>
  /** What it resolves to without the call. @default the call is of the specification, so every shop API has it */
  without?: unknown
}

const { signal } = new AbortController()

const READS: readonly Read[] = [
  // Enter still searches.
  { name: 'readSuggestions', call: () => readSuggestions('fotel', signal), without: null },
  // A professional without lists.
  { name: 'readProLists', call: () => lists.readProLists(), without: { ok: true, data: [] } },
  { name: 'readLastViewed', call: () => readLastViewed([1 as ProductId], signal) },
  { name: 'readLikes', call: () => likes.readLikes() },
  { name: 'readUser', call: () => user.readUser() },
  { name: 'confirmLogin', call: () => user.confirmLogin() },
  { name: 'readCart', call: () => cart.readCart() },
  { name: 'readCartWith', call: () => cart.readCartWith(null) },
]

const EXTENSIONS = CONTRACT_ROUTES.filter(({ method, tags }) => method === 'get' && tags?.includes('extension')).map(
  ({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
)

const sent: string[] = []
const answering = (status: number, body: string) =>
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path.replace(/\?.*/, ''))
    return new Response(body, { status })
  })

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('document', {
    cookie: `${SCRIPT_COOKIES.visitor.name}=1`,
    documentElement: { lang: 'pl' },
    getElementById: () => ({ getAttribute: () => '7' }),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('every function of the browser that reads has a row', () => {
  const files = globSync('app/shop-api/browser/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const found = files.flatMap((file) => readsIn(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual(READS.map(({ name }) => name).toSorted())
})

describe.each(READS)('$name', ({ call, without }) => {
  test('its row says whether the contract tags its call `extension`', async () => {
    answering(404, '{"error":{"code":"NOT_FOUND"}}')
    await call().catch(() => undefined)
    expect(sent.some((path) => EXTENSIONS.some((one) => one.test(path)))).toBe(without !== undefined)
  })
})

describe.each(READS.filter(({ without }) => without !== undefined))('$name of an extension', ({ call, without }) => {
  test.each([404, 501])('GAP-45: of a shop API that answers %d it is nothing, and no exception', async (status) => {
    answering(status, '{"error":{"code":"NOT_FOUND"}}')
    await expect(call()).resolves.toEqual(without)
    expect(sent).toHaveLength(1)
  })
})
