// A shop API without our extensions: each call that the contract tags `extension` answers 404 or 501 in turn, then all of them, and every page
// that makes it is opened. A page does without, or is no page where the call is what it is about; it never fails.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RouteName } from '#app/addresses/route-params.ts'
import { CONTRACT_ROUTES } from '#app/shop-api/contract/calls.ts'
import { flightPath, panelPath } from '#edge/http/flight-protocol.ts'
import { pagesOf } from '../test-shop-pages.ts'
import { fillShop } from './fill-shop.ts'
import { startTestEdge, type TestEdge } from './test-edge.ts'

const EXTENSIONS = CONTRACT_ROUTES.filter(({ tags }) => tags?.includes('extension')).map(({ method, path, operationId }) => ({
  operationId,
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))
/** What a shop API answers to a call that it does not have. */
const WITHOUT = [404, 501] as const

/** Calls that a page is about: without one of them it does not exist. */
const ABOUT: Partial<Record<RouteName, readonly string[]>> = {
  boutique: ['boutiqueDetails'],
  tag: ['tagDetails'],
  vendor: ['vendorDetails'],
  product: ['productDetails'],
  content: ['contentPage'],
  payment: ['sandboxPayment'],
  order: ['orderDetails'],
  orderDocuments: ['orderDetails'],
  withdrawal: ['orderDetails'],
  sharedList: ['sharedList'],
}

/** React's marker of a section that failed on the server. */
const FAILED_SECTION = /\$RX\("/
/** The heading of a part that could not be loaded. */
const NOT_LOADED = /<h[1-3][^>]*>[^<]*nie dał[ayo] się wczytać/

let edge: TestEdge
/** The extensions that the shop API lacks now, and what it answers to them. */
let missing: { names: ReadonlySet<string>; status: number } = { names: new Set(), status: 404 }
let shop: Awaited<ReturnType<typeof fillShop>>
let pages: ReturnType<typeof pagesOf>

beforeAll(async () => {
  edge = await startTestEdge()
  shop = await fillShop(edge)
  pages = pagesOf(shop.subjects)
})
afterAll(() => edge.close())
beforeEach(() => {
  missing = { names: new Set(), status: 404 }
  edge.shop.setInterference(async ({ method, url }) => {
    const name = extensionOf(method, new URL(url).pathname)
    return name !== null && missing.names.has(name) ? Response.json({ error: { code: 'NOT_FOUND' } }, { status: missing.status }) : null
  })
})

test('every page of a shop API with all extensions is whole, and says which of them it calls', async () => {
  const called: string[] = []
  for (const name of names()) called.push(...(await extensionsOf(name)))
  expect(new Set(called).size, 'extensions that some page reads').toBeGreaterThan(15)
})

test.each(WITHOUT)(
  'GAP-45: a call that answers %d takes its part from a page, and never breaks it',
  async (status) => {
    for (const name of names()) {
      for (const operationId of await extensionsOf(name)) {
        missing = { names: new Set([operationId]), status }
        expect.soft(await outcomeOf(name), `${name} without ${operationId}`).toBe(ABOUT[name]?.includes(operationId) ? 'no page' : 'whole')
        missing = { names: new Set(), status }
      }
    }
  },
  120_000,
)

test.each(WITHOUT)(
  'every page of a shop API whose extensions all answer %d is whole, or no page',
  async (status) => {
    for (const name of names()) {
      const isAbout = ABOUT[name] !== undefined && (await extensionsOf(name)).some((each) => ABOUT[name]?.includes(each))
      missing = { names: new Set(EXTENSIONS.map(({ operationId }) => operationId)), status }
      expect.soft(await outcomeOf(name), name).toBe(isAbout ? 'no page' : 'whole')
      missing = { names: new Set(), status }
    }
  },
  120_000,
)

test.each(WITHOUT)('the panels of a shop API whose extensions all answer %d are there', async (status) => {
  const build = flightPath(readFileSync('dist/.built-from', 'utf8'))
  missing = { names: new Set(EXTENSIONS.map(({ operationId }) => operationId)), status }
  for (const path of [panelPath(build, 'filters', '/produkty'), panelPath(build, 'departments', '/cp/pl')])
    expect.soft((await edge.get(path)).status, path).toBe(200)
})

const names = () => Object.keys(pages) as RouteName[]

/** How a page stands: whole, 404, or failed. */
async function outcomeOf(name: RouteName): Promise<'whole' | 'no page' | string> {
  const { path, visitor } = pages[name]
  const response = await edge.get(path, { headers: { cookie: shop.cookies[visitor] } })
  const html = await response.text()
  if (response.status === 404) return 'no page'
  const failure = (FAILED_SECTION.exec(html) ?? NOT_LOADED.exec(html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')))?.[0] ?? null
  return response.status === 200 && failure === null && html.includes('<h1') ? 'whole' : `${response.status}: ${failure ?? 'no heading'}`
}

/** The extensions that the server calls for a page. */
async function extensionsOf(name: RouteName): Promise<readonly string[]> {
  edge.shop.takeSeen()
  expect(await outcomeOf(name), `${name} with every call`).toBe('whole')
  const called = edge.shop.takeSeen().map(({ method, url }) => extensionOf(method, new URL(url).pathname))
  return [...new Set(called.filter((each) => each !== null))]
}

function extensionOf(method: string, path: string): string | null {
  return EXTENSIONS.find((one) => one.method === method && one.pattern.test(path))?.operationId ?? null
}
