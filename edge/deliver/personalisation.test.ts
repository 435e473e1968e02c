import { expect, test, vi } from 'vitest'
import { DEFAULT_MARKET } from '#app/domain/market.ts'
import type { Session } from '../edge-context.ts'
import { loginName } from '../session/page-login.ts'
import { inRequest, SECRET } from '../session/test-world/in-request.ts'
import { FACT_NAMES, type FactName, FACTS, type FactValue } from '../session/visitor-facts.ts'
import { signFact, signingKeyOf } from '../session/visitor-facts-cookie.ts'
import { factsElement, personalisationOf } from './personalisation.ts'
test('no first name ends the element, and each is read as it was given', () => {
  const firstName = '</script><!--<script>'
  const html = factsElement({ user: { firstName } })
  expect(html.match(/</g)).toHaveLength(2)
  expect(JSON.parse(html.replaceAll(/^<[^>]*>|<[^>]*>$/g, ''))).toEqual({ user: { firstName } })
})

const [GUEST, TOKEN] = ['0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f', 'a-token-of-a-customer']
const guest = { guestId: GUEST, token: null }
const user = { guestId: GUEST, token: TOKEN }
const factsIn = (html: string) => JSON.parse(html.replaceAll(/^<[^>]*>|<[^>]*>$/g, ''))

/** The cookies of a session with signed facts. */
async function cookieOf({ guestId, token }: Session, facts: Partial<Record<FactName, FactValue>>): Promise<string> {
  const key = await signingKeyOf(SECRET)
  const signed = FACT_NAMES.flatMap((name) => {
    const { [name]: fact } = facts
    return fact === undefined
      ? []
      : [signFact(key, { guestId, token }, name, fact).then((each) => `__Host-${FACTS[name].cookie.name}=${each}`)]
  })
  return [`__Host-ysguestId=${guestId}`, ...(token === null ? [] : [`__Host-token=${token}`]), ...(await Promise.all(signed))].join('; ')
}

/** Paths that were asked for. */
let asked: string[]
function shopApi(answer: (path: string) => object | null) {
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url)
    asked.push(pathname)
    const data = answer(pathname)
    return data ? Response.json({ data }) : Promise.reject(new Error('away'))
  })
}

test('a stranger has no personalisation', async () => {
  expect((await inRequest({}, (c) => personalisationOf(c, DEFAULT_MARKET))).value).toBeNull()
})

test('a guest whose cookies hold all is told at once; without a token nobody is logged in', async () => {
  shopApi(() => null)
  const cookie = await cookieOf(guest, { cart: 2, likes: 0 })
  const { value } = await inRequest({ cookie }, async (c) => {
    const own = personalisationOf(c, DEFAULT_MARKET)
    return [await own?.known, await own?.request()]
  })
  const all = { cart: 2, likes: 0, user: null }
  expect(value.map((html) => factsIn(html ?? ''))).toEqual([all, all])
  expect(asked).toEqual([])
})

test('what no cookie holds is asked for, what fails is left out, and the id of the user stays here', async () => {
  shopApi((path) => (path === FACTS.user.request ? { firstName: 'Anna', id: 7 } : null))
  const cookie = await cookieOf(user, { cart: 2 })
  const { value } = await inRequest({ cookie }, async (c) => {
    const own = personalisationOf(c, DEFAULT_MARKET)
    // Again where a copy is sent instead of the page that was rendered.
    const [, html] = [await own?.request(), await own?.request()]
    return [await own?.known, html]
  })
  expect(value[0]).toBeNull()
  const login = await loginName(SECRET, user, 7)
  expect(factsIn(value[1] ?? '')).toEqual({ cart: 2, user: { firstName: 'Anna' }, login })
  expect(asked.toSorted()).toEqual([FACTS.user.request, '/shop/client/product/likes-details'].toSorted())
})

test('of a guest whose facts nobody tells in time it is known that nobody is logged in', async () => {
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) => new Promise((_, late) => signal?.addEventListener('abort', () => late(signal.reason))),
  )
  const start = performance.now()
  const { value } = await inRequest({ cookie: await cookieOf(guest, {}) }, async (c) => personalisationOf(c, DEFAULT_MARKET)?.request())
  expect(factsIn(value ?? '')).toEqual({ user: null })
  expect(performance.now() - start).toBeLessThan(3000)
})

test('a login without a guest id is no stranger’s', async () => {
  shopApi(() => null)
  const { value } = await inRequest({ cookie: `__Host-token=${TOKEN}` }, async (c) => personalisationOf(c, DEFAULT_MARKET)?.request())
  expect(factsIn(value ?? '')).toEqual({ login: expect.any(String) })
})
