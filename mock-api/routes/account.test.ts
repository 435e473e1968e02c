import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#app/domain/time/instant.ts'
import {
  accountLogins,
  cancelEmailChange,
  confirmEmailChange,
  deleteAccount,
  endLogin,
  endOtherLogins,
  exportAccount,
  requestEmailChange,
} from '#app/shop-api/contract/account.ts'
import { changeNewsletterAgreement, clientDetails } from '#app/shop-api/contract/client.ts'
import { likeProduct } from '#app/shop-api/contract/likes.ts'
import { orders } from '#app/shop-api/contract/orders.ts'
import { withdraw } from '#app/shop-api/contract/withdrawals.ts'
import { checkInvariants } from '../control/contract/shop.ts'
import { type CartWorld, createCartWorld, MANY, OTHER } from '../test-world/cart-calls.ts'
import { PERSONA_PASSWORD, PERSONAS } from '../test-world/personas.ts'
import { PRODUCT } from '../test-world/products.ts'
import { NOON } from '../test-world/time.ts'

const EMAIL = '/shop/client/email'
const CONFIRM = '/shop/client/email/confirm'
const DELETE = '/shop/client/delete'
const PASSWORD = '/shop/client/password/change'
const LOGINS = '/shop/client/logins'
const NEW_EMAIL = 'hanna.nowak@patyna.test'
const { email: OLD_EMAIL } = PERSONAS.customer
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' }

let shop: CartWorld
let headers: Record<string, string>
beforeEach(async () => {
  shop = await createCartWorld()
  headers = await shop.world.logIn('customer')
})

const profile = async (as = headers) => (await shop.world.call(clientDetails, { headers: as })).data
const isLoggedIn = async (as: Record<string, string>) => (await shop.world.statusOf('/shop/client/details', { headers: as })) === 200
const canLogIn = async (email: string, password: string = PERSONA_PASSWORD) =>
  (await shop.world.statusOf('/auth/standard', { body: { email, password } })) === 200
const change = async (body: object = {}, langId = 'pl', as = headers) =>
  shop.world.send(EMAIL, { headers: { ...as, langId }, body: { email: NEW_EMAIL, password: PERSONA_PASSWORD, ...body } })
const passwords = (oldPassword: string) => ({ oldPassword, newPassword: 'komoda-1971' })
const confirm = async (token: string, as: Record<string, string> = {}) => shop.world.send(CONFIRM, { headers: as, body: { token } })
const logins = async (as = headers) => (await shop.world.call(accountLogins, { headers: as })).data.items

/** Secrets of the links in the newest two mails, by mailbox. */
function mailed(): { old: string; new: string } {
  const secretTo = (recipient: string) =>
    shop.world
      .outbox()
      .find((mail) => mail.recipient === recipient)
      ?.link?.split('token=')[1] ?? ''
  return { old: secretTo(OLD_EMAIL), new: secretTo(NEW_EMAIL) }
}

describe('EXT-19: another e-mail', () => {
  test.each([
    ['old', 'new', 'NEW_EMAIL'],
    ['new', 'old', 'OLD_EMAIL'],
  ] as const)('is in force once both mailboxes have confirmed it, %s first', async (first, second, awaits) => {
    const elsewhere = await shop.world.logIn('customer')
    const { data } = await shop.world.call(requestEmailChange, { headers, body: { email: NEW_EMAIL, password: PERSONA_PASSWORD } })
    expect(data).toMatchObject({ email: OLD_EMAIL, emailChange: { email: NEW_EMAIL, awaits: ['OLD_EMAIL', 'NEW_EMAIL'] } })
    const secrets = mailed()
    const one = await shop.world.call(confirmEmailChange, { body: { token: secrets[first] } })
    expect(one.data).toEqual({ awaits })
    expect(await confirm(secrets[first]).then(async (again) => again.json())).toEqual({ data: { awaits } })
    expect(await profile()).toMatchObject({ email: OLD_EMAIL, emailChange: { awaits: [awaits] } })
    expect(await isLoggedIn(elsewhere)).toBe(true)
    expect((await confirm(secrets[second], headers)).status).toBe(200)
    expect(await profile()).toMatchObject({ email: NEW_EMAIL, emailChange: null })
    expect(await isLoggedIn(elsewhere)).toBe(false)
    expect([await canLogIn(NEW_EMAIL), await canLogIn(OLD_EMAIL)]).toEqual([true, false])
    expect(shop.world.outbox()[0]).toMatchObject({ template: 'email-changed', recipient: OLD_EMAIL })
    // The answer may have been lost.
    for (const used of [secrets.old, secrets.new]) expect(await (await confirm(used)).json()).toEqual({ data: { awaits: null } })
    expect([await isLoggedIn(headers), shop.world.outbox().filter(({ template }) => template === 'email-changed')]).toMatchObject([
      true,
      [{}],
    ])
    expect(await profile()).toMatchObject({ email: NEW_EMAIL, emailChange: null })
  })

  test.each([
    ['pl', '/potwierdzenie-adresu'],
    ['en', '/en/confirm-email'],
    ['es', '/es/confirmar-correo'],
  ])('in %s both mails lead to %s', async (langId, path) => {
    await change({}, langId)
    const [toNew, toOld] = shop.world.outbox()
    expect(toNew).toMatchObject({ template: 'email-change-new', recipient: NEW_EMAIL, langId, link: `${path}?token=${mailed().new}` })
    expect(toOld).toMatchObject({ template: 'email-change-old', recipient: OLD_EMAIL, langId, link: `${path}?token=${mailed().old}` })
    expect(toOld?.body).toContain(NEW_EMAIL)
  })

  test.each([
    [{ password: 'not-it' }, 422, { password: 'incorrectValueErrorMessage' }],
    [{ email: PERSONAS.pro.email }, 409, { email: 'emailTakenErrorMessage' }],
    [{ email: 'nobody' }, 422, { email: 'incorrectEmailErrorMessage' }],
  ])('with %j nothing is mailed: %i', async (body, status, fields) => {
    const response = await change(body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: { fields } })
    expect(shop.world.outbox()).toEqual([])
    expect(await profile()).toMatchObject({ emailChange: null })
  })

  test.each([
    [DAY_MS - 1, 200],
    [DAY_MS, 422],
  ])('%i ms after the mails a link is answered %i', async (later, status) => {
    await change()
    const { old } = mailed()
    shop.world.setNow(NOON + later)
    expect((await confirm(old)).status).toBe(status)
  })

  test('a later request and a cancellation kill the links', async () => {
    await change()
    const first = mailed()
    await change()
    for (const secret of [first.old, first.new]) expect((await confirm(secret)).status).toBe(422)
    const second = mailed()
    const { data } = await shop.world.call(cancelEmailChange, { headers })
    expect(data).toMatchObject({ email: OLD_EMAIL, emailChange: null })
    for (const secret of [second.old, second.new]) expect((await confirm(secret)).status).toBe(422)
  })

  test.each([
    ['later', false],
    ['while that comes into force', true],
  ])('in force, a link to a new password that the old mailbox has is dead, used %s', async (_when, isMeanwhile) => {
    await shop.world.send('/shop/client/password/reset', { body: { email: OLD_EMAIL } })
    const reset = mailed().old
    const setPassword = async () =>
      await shop.world.statusOf('/shop/client/password/set', { body: { token: reset, password: 'komoda-1971' } })
    await change()
    const secrets = mailed()
    await confirm(secrets.old)
    const begun = isMeanwhile ? setPassword() : null
    await confirm(secrets.new, headers)
    expect(await (begun ?? setPassword())).toBe(422)
    expect([await canLogIn(NEW_EMAIL), await isLoggedIn(headers)]).toEqual([true, true])
  })

  test('an e-mail that gets an account meanwhile stays that account’s', async () => {
    await change()
    await shop.world.registered({ email: NEW_EMAIL })
    const secrets = mailed()
    expect((await confirm(secrets.old)).status).toBe(200)
    expect((await confirm(secrets.new)).status).toBe(409)
    expect(await profile()).toMatchObject({ email: OLD_EMAIL, emailChange: null })
  })

  test('GAP-105: passwords are not tried without end', async () => {
    for (let tries = 0; tries < 10; tries++) expect((await change({ password: 'guess' })).status).toBe(422)
    expect((await change()).status).toBe(429)
    expect(await shop.world.statusOf(DELETE, { headers, body: { password: PERSONA_PASSWORD } })).toBe(429)
    expect(await shop.world.statusOf(PASSWORD, { headers, body: passwords(PERSONA_PASSWORD) })).toBe(429)
  })

  test('GAP-105: nor as the old password, which counts as a login does', async () => {
    for (let tries = 0; tries < 10; tries++) {
      expect(await shop.world.statusOf(PASSWORD, { headers, body: passwords('guess') })).toBe(422)
    }
    const refused = await shop.world.send(PASSWORD, { headers, body: passwords(PERSONA_PASSWORD) })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    expect([await canLogIn(OLD_EMAIL), await isLoggedIn(headers)]).toEqual([false, true])
  })

  test('GAP-105: a client of the same e-mail who has no password does not end the count of its account', async () => {
    const email = 'gosc@patyna.test'
    const made = await shop.world.withoutPassword(email)
    await shop.world.registered({ email })
    for (let tries = 0; tries < 10; tries++) expect(await canLogIn(email, 'guess')).toBe(false)
    expect((await change({ password: null }, 'pl', made)).status).toBe(200)
    expect(await shop.world.statusOf('/auth/standard', { body: { email, password: 'guess' } })).toBe(429)
  })
})

describe('EXT-20: one’s data', () => {
  test('are all there, without hashes and tokens, and nobody else’s', async () => {
    const pro = await shop.world.logIn('pro')
    await shop.world.call(likeProduct, `/shop/client/product/like/${OTHER}`, { headers, body: { like: true } })
    const newsletter = { newsletterAgreement: true, email: OLD_EMAIL, placement: 'footer' }
    await shop.world.call(changeNewsletterAgreement, {
      headers: { ...headers, langId: 'es' },
      body: newsletter,
    })
    const token = shop.world.mailedToken()
    expect(await shop.world.statusOf('/shop/newsletter/confirm', { body: { token } })).toBe(200)
    await shop.add(MANY, {}, headers)
    const { orderId } = await shop.order({}, headers)
    await shop.world.send(`/__mock/orders/${orderId}`, { method: 'PATCH', body: { status: 'PAID' } })
    const items = [{ productId: MANY, deliveryTypeId: 1, quantity: 1 }]
    await shop.world.call(withdraw, `/shop/client/orders/${orderId}/withdrawals`, { headers, body: { items, reason: 'Za duży' } })
    shop.world.setNow(NOON + DAY_MS)
    await shop.add(OTHER, { quantity: 2, zipCode: '90-926' }, headers)
    await shop.add(PRODUCT.plain)
    await shop.world.send('/shop/client/addresses', {
      headers,
      body: { street: 'Polna', building: '1', apartment: null, zipCode: '00-001', city: 'Łódź', countryId: 'PL' },
    })
    await shop.world.send('/shop/client/pro/lists', { headers: pro, body: { name: 'Secret of Piotr' } })
    await shop.world.send(`/__mock/products/${OTHER}`, { method: 'PATCH', body: { name: 'Wielbłądzik' } })
    const { data } = await shop.world.call(exportAccount, { headers })
    expect(data).toMatchObject({ profile: { email: OLD_EMAIL }, addresses: [{ street: 'Polna' }], orders: [{ id: orderId }], lists: [] })
    expect(data).toMatchObject({
      likes: [{ productId: OTHER, name: 'Wielbłądzik', likedAt: { date: '2022-03-17 12:00:00' } }],
      newsletter: { email: OLD_EMAIL, isActive: true, langId: 'es', placement: 'footer' },
      orders: [{ withdrawals: [{ reason: 'Za duży' }] }],
      consents: [
        { subject: 'newsletter', act: 'GIVEN', place: 'footer', langId: 'es' },
        { subject: 'newsletter', act: 'CONFIRMED', place: 'mail' },
        { subject: 'terms', act: 'GIVEN', place: 'checkout' },
      ],
    })
    const added = { deliveryTypeId: 1, quantity: 2, zipCode: '90-926', addedAt: expect.objectContaining({ date: '2022-03-18 12:00:00' }) }
    expect(data.cart).toEqual([{ productId: OTHER, name: 'Wielbłądzik', ...added }])
    expect(data.logins).toHaveLength(1)
    const text = JSON.stringify(data)
    expect(text).not.toMatch(/argon2|tokenHash|passwordHash|Secret of/)
    expect(text).not.toContain(headers['authorization']?.replace('Bearer ', ''))
    const lists = (await shop.world.call(exportAccount, { headers: pro })).data.lists
    expect(lists).toMatchObject([{ name: 'Secret of Piotr' }])
  })

  test('EXT-52: a newsletter that nobody confirmed in time has not ended: it never began', async () => {
    const body = { newsletterAgreement: true, email: OLD_EMAIL, placement: 'footer' }
    await shop.world.call(changeNewsletterAgreement, { headers, body })
    const exported = async () => (await shop.world.call(exportAccount, { headers })).data
    expect(await exported()).toMatchObject({ newsletter: { isActive: false }, profile: { newsletterAwaitsConfirmation: true } })
    shop.world.setNow(NOON + DAY_MS)
    expect(await exported()).toMatchObject({ newsletter: null, consents: [{ subject: 'newsletter', act: 'GIVEN' }] })
  })
})

describe('EXT-21: a deleted account', () => {
  const remove = async (password: string | null = PERSONA_PASSWORD) => shop.world.send(DELETE, { headers, body: { password } })

  test('has no logins, and its e-mail begins anew, without its orders', async () => {
    const elsewhere = await shop.world.logIn('customer')
    await shop.add(MANY, {}, headers)
    await shop.order({}, headers)
    await shop.world.call(deleteAccount, { headers, body: { password: PERSONA_PASSWORD } })
    expect([await isLoggedIn(headers), await isLoggedIn(elsewhere), await canLogIn(OLD_EMAIL)]).toEqual([false, false, false])
    const anew = await shop.world.registered({ email: OLD_EMAIL })
    expect((await shop.world.call(orders, { headers: anew })).data.items).toEqual([])
    expect(await profile(anew)).toMatchObject({ firstName: null })
  })

  test('leaves orders, and cancels the unpaid: their pieces are back on sale, a mail names them, the shop adds up', async () => {
    await shop.add(MANY, {}, headers)
    const { orderId } = await shop.order({}, headers)
    const before = (await shop.world.call(orders, { headers })).data.items.find(({ id }) => id === orderId)
    expect((await remove()).status).toBe(200)
    const [mail] = shop.world.outbox()
    expect(mail).toMatchObject({ template: 'account-deleted', recipient: OLD_EMAIL, link: null })
    expect(mail?.body).toContain(before?.number)
    const { data } = await shop.world.call(checkInvariants)
    expect(data.ok, JSON.stringify(data)).toBe(true)
  })

  test('is not deleted with a wrong password or with none', async () => {
    for (const password of ['not-it', null]) expect((await remove(password)).status).toBe(422)
    expect(await isLoggedIn(headers)).toBe(true)
  })
})

describe('EXT-22: logins', () => {
  test('that are over are not told', async () => {
    shop.world.setNow(NOON + 30 * DAY_MS - 1)
    const later = await shop.world.logIn('customer', FIREFOX)
    expect(await logins(later)).toHaveLength(2)
    shop.world.setNow(NOON + 30 * DAY_MS)
    expect(await logins(later)).toMatchObject([{ browser: 'Firefox' }])
  })

  test('say device and time, and which one asks; one is ended, then all others', async () => {
    const [second, third] = [await shop.world.logIn('customer', FIREFOX), await shop.world.logIn('customer')]
    const listed = await logins(second)
    expect(listed.map(({ browser, system, isCurrent }) => ({ browser, system, isCurrent }))).toEqual([
      { browser: null, system: null, isCurrent: false },
      { browser: 'Firefox', system: 'Windows', isCurrent: true },
      { browser: null, system: null, isCurrent: false },
    ])
    const [newest] = listed
    await shop.world.call(endLogin, `${LOGINS}/${newest?.id}`, { headers: second })
    expect([await isLoggedIn(headers), await isLoggedIn(second), await isLoggedIn(third)]).toEqual([true, true, false])
    const { data } = await shop.world.call(endOtherLogins, { headers: second })
    expect(data.items).toMatchObject([{ isCurrent: true }])
    expect([await isLoggedIn(headers), await isLoggedIn(second)]).toEqual([false, true])
  })
})
