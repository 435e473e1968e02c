import { expect, test, vi } from 'vitest'
import { inRequest, SHOP_API } from './test-world/in-request.ts'
import { visitorOf } from './visitor.ts'

const [GUEST, TOKEN, ORDER] = ['0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f', 'a-token-of-a-customer', 'a-token-of-an-order-1']
const DETAILS = `${SHOP_API}/shop/client/details`
const refusal = () => Response.json({ error: { code: 'UNAUTHORIZED' } }, { status: 401 })

/** Tokens of the calls, by the last part of their path. */
let sent: string[]
function shopApi(answer: (name: string, token: string | null) => Response | Promise<Response>) {
  sent = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const name = new URL(url).pathname.split('/').at(-1) ?? ''
    const token = new Headers(init.headers).get('authorization')
    sent.push(`${name} ${token}`)
    return answer(name, token)
  })
}

test('GAP-102: a call that began before the token was refused to another one does not bring it back', async () => {
  const slow = Promise.withResolvers<Response>()
  shopApi((name, token) => (name === 'slow' ? slow.promise : token === null ? Response.json({}) : refusal()))
  const { value } = await inRequest({ cookie: `__Host-token=${TOKEN}` }, async (c) => {
    const visitor = visitorOf(c)
    const late = visitor.fetch(`${SHOP_API}/slow`, { headers: {} })
    await visitor.fetch(DETAILS, { headers: {} })
    slow.resolve(Response.json({}))
    await late
    return [visitor.session().token, await visitor.login()]
  })
  expect(value).toEqual([null, null])
  expect(sent).toEqual([`slow Bearer ${TOKEN}`, `details Bearer ${TOKEN}`, 'details null'])
})

test('EXT-45: a guest’s order is read with its token, all else without; a refusal ends that token alone', async () => {
  shopApi((_name, token) => (token === null ? Response.json({}) : refusal()))
  const { value, set } = await inRequest({ cookie: `__Host-ysguestId=${GUEST}; __Host-guestOrder=${ORDER}; visitor=1` }, async (c) => {
    const visitor = visitorOf(c)
    for (const path of ['orders/7', 'details']) await visitor.fetch(`${SHOP_API}/shop/client/${path}`, { headers: {} })
    return [visitor.session(), visitor.hasGuestOrder, visitor.isGuest, visitor.isNobody]
  })
  expect(value).toEqual([{ guestId: GUEST, token: null }, true, true, false])
  expect([sent, set]).toEqual([[`7 Bearer ${ORDER}`, '7 null', 'details null'], ['__Host-guestOrder=']])
})

test.each([
  ['', { isNobody: true, isGuest: true, hasGuestOrder: false, promoCode: null }],
  [`promoCode=${'A'.repeat(64)}`, { isNobody: true, promoCode: 'A'.repeat(64) }],
  [`promoCode=${'A'.repeat(65)}`, { promoCode: null }],
  ['promoCode=%20WIOSNA10%20', { promoCode: 'WIOSNA10' }],
  ['promoCode=%20', { promoCode: null }],
  [`__Host-ysguestId=${GUEST}`, { isNobody: false, isGuest: true }],
  [`__Host-token=${TOKEN}; __Host-guestOrder=${ORDER}`, { isNobody: false, isGuest: false, hasGuestOrder: false }],
])('what the cookies %j say of a visitor', async (cookie, known) => {
  expect((await inRequest({ cookie }, (c) => visitorOf(c))).value).toMatchObject(known)
})
