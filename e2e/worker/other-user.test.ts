// Every private call of the contract from a page of one user while another is logged in (EXT-44): the gateway sends none of them on. The rows come from
// the contract, so a new call is here without anyone's work.
import { beforeAll, describe, expect, test } from 'vitest'
import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import { startTestEdge } from './test-edge.ts'
import { OURS, edgeOfFile } from './edge-of-file.ts'

const PASSWORD = 'patyna-2026'
const DETAILS = '/shop/client/details'

const PRIVATE = CONTRACT_CALLS.filter(({ isPrivate }) => isPrivate)
/** A path with a value for each placeholder. */
const pathOf = (path: string) => path.replaceAll(/\{\w+\}/g, '1')

const edge = edgeOfFile(() => startTestEdge({ VISITOR_FACTS_SECRET: 'a-secret-of-this-test' }))

/** A browser, whose tabs share its cookies. */
function createBrowser() {
  const jar = new Map<string, string>()
  async function send(path: string, { login, method = 'GET', headers }: SendOptions = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await edge.get(path, {
      method,
      headers: { ...OURS, cookie, ...(login !== undefined && { 'page-login': login }), ...headers },
      ...(method !== 'GET' && { body: '{}' }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  async function logIn(user: 'customer' | 'pro') {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const body = JSON.stringify({ email: `${user}@patyna.test`, password: PASSWORD })
    const response = await edge.get('/auth/standard', { method: 'POST', headers: { ...OURS, cookie }, body })
    expect(response.status).toBe(200)
    for (const line of response.headers.getSetCookie()) jar.set(...(line.split(';', 1).join().split('=', 2) as [string, string]))
  }
  /** Reads who is logged in, as a page of everybody does. @returns the name of the login */
  const lookUp = async () => (await send(DETAILS)).headers.get('page-login') ?? ''
  return { jar, send, logIn, lookUp }
}

interface SendOptions {
  login?: string
  method?: string
  headers?: Record<string, string>
}

const seen = () => edge.shop.takeSeen().map(({ method, url }) => `${method} ${new URL(url).pathname}`)
const codeOf = async (response: { status: number; json: () => Promise<unknown> }) => {
  const body = (await response.json()) as { error?: { code: string } }
  return [response.status, body.error?.code]
}

test('the contract has private calls', () => expect(PRIVATE.length).toBeGreaterThanOrEqual(40))

describe('EXT-44: a private call of a page of another user is 409, and nothing reaches the shop API', () => {
  const browser = createBrowser()
  let page: string
  let restored: string
  beforeAll(async () => {
    await browser.logIn('customer')
    restored = await browser.lookUp()
    await browser.logIn('customer')
    page = await browser.lookUp()
    await browser.logIn('pro')
  })

  describe.each([
    ['the lookup of the user is dead', () => page, async () => browser.jar.delete('userHint')],
    ['the other user is known', () => page, async () => void (await browser.lookUp())],
    ['the tab was restored, and its own login has ended since', () => restored, async () => void (await browser.lookUp())],
    ['the page knows no user of its login', () => page.replace(/\..*/, ''), async () => browser.jar.delete('userHint')],
  ])('%s', (what, login, prepare) => {
    test.each(PRIVATE)('$method $path', async ({ method, path }) => {
      await prepare()
      const isDead = what.includes('dead')
      if (isDead) edge.shop.setInterference(async () => new Response(null, { status: 503 }))
      edge.shop.takeSeen()
      const response = await browser.send(pathOf(path), { method, login: login() })
      expect(await codeOf(response)).toEqual([409, 'OTHER_USER'])
      expect(seen()).toEqual(isDead ? [`GET ${DETAILS}`] : [])
      expect(response.headers.get('set-cookie') ?? '').not.toMatch(/token=/)
    })
  })
})

describe('EXT-44: who goes on', () => {
  test('the same user after another login in another tab, after one lookup', async () => {
    const browser = createBrowser()
    await browser.logIn('customer')
    await browser.lookUp()
    const login = await browser.lookUp()
    await browser.logIn('customer')
    edge.shop.takeSeen()
    expect((await browser.send('/shop/client/addresses', { login })).status).toBe(200)
    expect(seen()).toEqual([`GET ${DETAILS}`, 'GET /shop/client/addresses'])
    expect((await browser.send('/shop/client/addresses', { login })).status).toBe(200)
    expect(seen(), 'its cookie knows the user').toEqual(['GET /shop/client/addresses'])
  })

  test('a guest’s page, whose guest has become a user', async () => {
    const browser = createBrowser()
    await browser.logIn('pro')
    expect((await browser.send('/shop/client/product/like/1', { method: 'POST' })).status).not.toBe(409)
  })

  test.each(['/auth/logout', '/shop/search/products?page=1&per_page=1'])('any page’s call that is not about its user: %s', async (path) => {
    const browser = createBrowser()
    await browser.logIn('pro')
    expect((await browser.send(path, { method: 'POST', login: 'of-another' })).status).toBe(200)
  })

  test('a page whose login has ended, as a guest where a guest may', async () => {
    expect((await createBrowser().send('/shop/cart/details2', { login: 'of-nobody' })).status).toBe(200)
  })
})

describe('EXT-44: a page names its login', () => {
  test.each(['/cart', '/moje-konto'])('the private page %s as an element, without token or id', async (path) => {
    const browser = createBrowser()
    await browser.logIn('customer')
    const login = await browser.lookUp()
    const html = await (await browser.send(path)).text()
    expect(/<data id="page-login" value="([^"]*)"/.exec(html)?.[1]).toBe(login)
    expect(html).not.toContain(browser.jar.get('token'))
  })

  test('of a guest as nobody’s', async () => {
    expect(await (await createBrowser().send('/cart')).text()).toContain('<data id="page-login" value=""')
  })

  test('a page of everybody with its visitor’s facts', async () => {
    const browser = createBrowser()
    await browser.logIn('customer')
    const login = await browser.lookUp()
    await expect.poll(async () => (await browser.send('/produkty')).text(), { timeout: 20_000 }).toContain(`"login":"${login}"`)
    expect(await (await browser.send('/produkty')).text()).not.toMatch(/"id":\d+,?[^}]*"login"/)
  })

  test('and is not refreshed for another user: what is typed there stays that of the first', async () => {
    const browser = createBrowser()
    await browser.logIn('customer')
    const login = await browser.lookUp()
    await browser.logIn('pro')
    const { build } = (await (await edge.get('/version')).json()) as { build: string }
    const refresh = async (of: string) =>
      (await browser.send(`/_rsc/${build}/moje-konto`, { login: of, headers: { 'patyna-refresh': '1' } })).status
    expect(await refresh(login)).toBe(204)
    expect(await refresh(await browser.lookUp())).toBe(200)
  })
})

test('EXT-44: a logout of a session that has ended already logs out', async () => {
  const browser = createBrowser()
  await browser.logIn('customer')
  edge.shop.setInterference(async () => Response.json({ error: { code: 'UNAUTHORIZED', message: 'ended' } }, { status: 401 }))
  const response = await browser.send('/auth/logout', { method: 'POST' })
  expect([response.status, await response.json()]).toEqual([200, { data: {} }])
  expect(browser.jar.has('token')).toBe(false)
})
