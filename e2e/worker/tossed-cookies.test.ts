// EXT-61: cookies that other hosts of the domain, or older builds, have left under the names of the session. Through https, in requests and in Chromium.
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FRONT_END } from '#edge/dev/local/workerd-config.ts'
import { ensureChromium } from '../chromium.ts'
import { startDeployedEdge } from './deployed-edge.ts'
import { OURS } from './edge-of-file.ts'
import { selfSigned } from './self-signed.ts'
import { startFrontEnd } from './verify/breaking-front-end.ts'

const DOMAIN = 'patyna.localhost'
const HOST = `shop.${DOMAIN}`
const DEAD = 'x'.repeat(43)
const GUEST = '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f'
const [CUSTOMER, OTHER] = ['customer@patyna.test', 'pro@patyna.test']

let edge: Awaited<ReturnType<typeof startDeployedEdge>>
let [own, own2, foreign] = ['', '', '']
beforeAll(async () => {
  const vars = { PUBLIC_ORIGIN: `https://${HOST}`, PARENT_DOMAIN: DOMAIN, OLD_SESSIONS_UNTIL: '2999-01-01' }
  edge = await startDeployedEdge(vars)
  ;[own, own2, foreign] = [await tokenOf(CUSTOMER), await tokenOf(CUSTOMER), await tokenOf(OTHER)]
})
afterAll(() => edge.close())
beforeEach(() => void edge.shop.takeSeen())

interface Seen {
  status: number
  body: string
  /** name and scope → value of the cookies that the response sets. */
  set: Record<string, string>
}

async function send(method: string, path: string, cookie: string, body?: object): Promise<Seen> {
  const headers = { ...OURS, host: HOST, [FRONT_END.protocol]: 'https', cookie }
  const response = await edge.send({ method, path, headers, ...(body && { body: JSON.stringify(body) }) })
  const set = [response.headers['set-cookie'] ?? []].flat().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    return [line.includes('; Domain=') ? `${name} ${DOMAIN}` : name, value] as const
  })
  return { ...response, set: Object.fromEntries(set) }
}

async function tokenOf(email: string): Promise<string> {
  const { set } = await send('POST', '/auth/standard', '', { email, password: 'patyna-2026' })
  expect(set['__Host-token']).toMatch(/^[\w-]{16,}$/)
  return set['__Host-token'] ?? ''
}

const details = async (cookie: string) => {
  const seen = await send('GET', '/shop/client/details', cookie)
  return { ...seen, email: (JSON.parse(seen.body).data?.email ?? null) as string | null }
}

describe('who has a session of the shop’s own', () => {
  test.each([
    ['a dead one before it', () => `token=${DEAD}; __Host-token=${own}`],
    ['dead ones on both sides', () => `token=${DEAD}; __Host-token=${own}; token=${'y'.repeat(43)}`],
    ['a valid one of somebody else', () => `token=${foreign}; __Host-token=${own}; token=${foreign}`],
  ])('stays logged in beside %s', async (_what, cookie) => {
    const { email, set } = await details(`${cookie()}; __Host-ysguestId=${GUEST}; visitor=1`)
    expect(email).toBe(CUSTOMER)
    expect(Object.keys(set).filter((name) => !name.startsWith('__Host-userHint'))).toEqual([])
    expect(edge.shop.takeSeen().map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${own}`])
  })

  test('as a guest is not logged in by what another host sets: no fixation', async () => {
    const { email, set } = await details(`token=${foreign}; ysguestId=${GUEST}; __Host-ysguestId=${GUEST}; visitor=1`)
    expect([email, Object.keys(set).filter((name) => name.includes('token'))]).toEqual([null, []])
    expect(edge.shop.takeSeen().map(({ headers }) => headers.get('authorization'))).toEqual([null])
  })
})

describe('who holds a session of an older build', () => {
  test.each([
    ['its token', () => `token=${own}`, CUSTOMER],
    ['it and a dead one', () => `token=${DEAD}; token=${own}`, CUSTOMER],
    ['two logins of one user', () => `token=${own2}; token=${own}`, CUSTOMER],
    ['a dead one', () => `token=${DEAD}`, null],
    ['valid ones of two users', () => `token=${own}; token=${foreign}`, null],
    ['more than are tried', () => `token=${own}; token=${['a', 'b', 'c'].map((one) => one.repeat(43)).join('; token=')}`, null],
  ])('%s decides, once', async (_what, cookie, expected) => {
    const first = await details(`${cookie()}; ysguestId=${GUEST}; visitor=1`)
    expect(first.email).toBe(expected)
    expect(first.set['__Host-ysguestId']).toBe(GUEST)
    expect([first.set['__Host-token'] ?? null, first.set['token'], first.set[`token ${DOMAIN}`]]).toEqual(
      expected === null ? [null, '', ''] : [expect.stringMatching(/^[\w-]{16,}$/), '', first.set['__Host-token']],
    )
  })

  test('a private page takes it over, a page of everybody does not', async () => {
    const cookie = `token=${own}; ysguestId=${GUEST}`
    expect((await send('GET', '/moje-konto', cookie)).set['__Host-token']).toBe(own)
    expect((await send('GET', '/produkty', cookie)).set).toEqual({})
  })
})

describe('in Chromium, with two scopes and two paths', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: ensureChromium() })
  })
  afterAll(() => browser.close())

  test('a customer is logged in, no foreign cookie is deleted, and is logged out everywhere', { timeout: 60_000 }, async () => {
    const front = await startFrontEnd({ target: edge.target, identity: selfSigned(Date.now()) })
    const origin = `https://${HOST}:${new URL(front.origin).port}`
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    const ofDomain = { name: 'token', domain: `.${DOMAIN}`, secure: true }
    await context.addCookies([
      { name: 'token', value: DEAD, url: origin },
      { ...ofDomain, value: DEAD, path: '/shop' },
      { ...ofDomain, value: foreign, path: '/shop/client' },
    ])
    const page = await context.newPage()
    await page.goto(`${origin}/logowanie`)
    const call = async (path: string, body: object | null) =>
      page.evaluate(
        async ([to, sent]) => {
          const headers = { 'content-type': 'application/json' }
          const response = await fetch(to, sent === null ? {} : { method: 'POST', headers, body: sent })
          return { status: response.status, data: (await response.json()).data }
        },
        [path, body && JSON.stringify(body)] as const,
      )
    const tokens = async () => (await context.cookies()).filter(({ name }) => name.endsWith('token'))
    const foreignOnes = async () => (await tokens()).filter(({ path }) => path !== '/').map(({ path, value }) => [path, value])

    expect((await call('/auth/standard', { email: CUSTOMER, password: 'patyna-2026' })).status).toBe(200)
    expect((await call('/shop/client/details', null)).data).toMatchObject({ email: CUSTOMER })
    await page.goto(`${origin}/moje-konto`)
    expect(new URL(page.url()).pathname).toBe('/moje-konto')
    expect(
      (await tokens())
        .filter(({ path }) => path === '/')
        .map(({ name, domain }) => [name, domain])
        .toSorted(),
    ).toEqual([
      ['__Host-token', HOST],
      ['token', `.${DOMAIN}`],
    ])
    const tossed = [
      ['/shop', DEAD],
      ['/shop/client', foreign],
    ]
    expect((await foreignOnes()).toSorted()).toEqual(tossed)

    expect((await call('/auth/logout', {})).status).toBe(200)
    expect((await call('/shop/client/details', null)).data).toBeNull()
    await page.goto(`${origin}/moje-konto`)
    expect(new URL(page.url()).pathname).toBe('/logowanie')
    expect((await tokens()).filter(({ path }) => path === '/')).toEqual([])
    expect((await foreignOnes()).toSorted()).toEqual(tossed)
    await context.close()
    front.close()
  })
})
