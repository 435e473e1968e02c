import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeDetails, clientDetails, createWithoutRegistration, register } from '#app/shop-api/contract/client.ts'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { client } from '#db/account-tables.ts'
import { consent } from '#db/consent-tables.ts'
import { GUEST } from '../test-world/cart-calls.ts'
import { PERSONA_NAMES, PERSONAS } from '../test-world/personas.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import { NOON } from '../test-world/time.ts'

const REGISTER = '/shop/client/register'
const WITHOUT = '/shop/client/create-without-registration'
const AGREED = { personalDataAgreement: true, termsAgreement: true }
const NEW = { email: 'nowa@patyna.test', password: 'krzeslo-1962', defaultLangId: 'es', newsletterAgreement: true, ...AGREED }
const NEWCOMER = { firstName: null, isAdmin: false, isUserPro: false, isVendor: false }

let world: TestWorld
beforeEach(() => {
  world = createTestWorld()
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const detailsFor = async (headers: Record<string, string>) => (await world.call(clientDetails, { headers })).data
async function refusal(path: string, body: object, call: { headers?: Record<string, string>; method?: string } = {}) {
  const response = await world.send(path, { body, ...call })
  return { status: response.status, ...(await response.json()).error }
}

test.each(PERSONA_NAMES)('API-07, API-10, AUTH-11, ROLE-01, ROLE-04: who logs in as %s has that account', async (name) => {
  const { vendorId: _notTold, ...persona } = PERSONAS[name]
  const accountActions = ['CHANGE_EMAIL', 'EXPORT', 'DELETE', 'LOGINS']
  const none = { lastName: null, phone: null, newsletterAgreement: false, unpaidOrders: [], emailChange: null }
  expect(await detailsFor(await world.logIn(name))).toMatchObject({ ...persona, ...none, hasPassword: true, accountActions })
})

test.each([{}, GUEST])('AUTH-01, GAP-130: for the guest %j there is no user', async (headers: Record<string, string>) => {
  expect(await detailsFor(headers)).toBeNull()
})

test('GAP-35: name, phone and language change, and null clears them', async () => {
  const headers = await world.logIn('customer')
  const body = { firstName: '  Zoë ', lastName: 'Nowak', phone: '(501)-234-567', defaultLangId: 'en' }
  const { data } = await world.call(changeDetails, { headers, body })
  expect(data).toMatchObject({ firstName: 'Zoë', lastName: 'Nowak', phone: '(501)-234-567', defaultLangId: 'en' })
  expect(await detailsFor(headers)).toEqual({ ...data, unpaidOrders: [] })
  await world.call(changeDetails, { headers, body: { ...body, firstName: null, phone: null } })
  expect(await detailsFor(headers)).toMatchObject({ firstName: null, lastName: 'Nowak', phone: null })
})

test('64 characters of two UTF-16 units each count as 64', async () => {
  const headers = await world.logIn('customer')
  const body = { firstName: '𝒜'.repeat(64), lastName: null, phone: null, defaultLangId: 'pl' }
  expect((await world.call(changeDetails, { headers, body })).data.firstName).toBe(body.firstName)
})

test('API-13, AUTH-02, AUTH-04, GAP-36: an account, logged in, without a name', async () => {
  const { data } = await world.call(register, { body: NEW })
  expect(await detailsFor(bearer(data.token))).toMatchObject({
    ...NEWCOMER,
    hasPassword: true,
    email: NEW.email,
    defaultLangId: 'es',
    newsletterAgreement: false,
    newsletterAwaitsConfirmation: true,
  })
})

test('GAP-104: the newsletter is optional', async () => {
  const { newsletterAgreement: _none, ...body } = NEW
  const { data } = await world.call(register, { body })
  expect(await detailsFor(bearer(data.token))).toMatchObject({ newsletterAgreement: false })
})

test.each(['customer@patyna.test', 'CUSTOMER@patyna.test'])('GAP-104: the taken e-mail %s is 409 for its field', async (email) => {
  expect(await refusal(REGISTER, { ...NEW, email })).toMatchObject({
    status: 409,
    code: 'CONFLICT',
    fields: { email: 'emailTakenErrorMessage' },
  })
})

test('five concurrent registrations create one account', async () => {
  const responses = await Promise.all(Array.from({ length: 5 }, () => world.send(REGISTER, { body: NEW })))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
})

describe('without registration', () => {
  const body = { email: 'gosc@patyna.test', defaultLangId: 'pl', ...AGREED }

  test('API-11, AUTH-09: a client without a password, logged in', async () => {
    const { data } = await world.call(createWithoutRegistration, { body })
    expect(data.userData).toEqual({ ...NEWCOMER, id: expect.any(Number), hasPassword: false })
    expect(await detailsFor(bearer(data.token))).toMatchObject({ ...data.userData, email: body.email })
  })

  test('an e-mail alone gives no access to an earlier customer', async () => {
    const first = await world.call(createWithoutRegistration, { body })
    const second = await world.call(createWithoutRegistration, { body })
    expect(second.data.userData.id).not.toBe(first.data.userData.id)
  })

  test('EXT-06: the guest for whose order it was made gets the same client again, with that e-mail and for a day', async () => {
    const idOf = async (email: string, headers = GUEST) =>
      (await world.call(createWithoutRegistration, { headers, body: { ...body, email } })).data.userData.id
    const first = await idOf(body.email)
    expect(await idOf(body.email)).toBe(first)
    // EXT-51: both agreements, once.
    expect(world.db.select().from(consent).all()).toHaveLength(2)
    expect(await idOf('inna@patyna.test')).not.toBe(first)
    expect(await idOf(body.email, { guestId: '1b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' })).not.toBe(first)
    world.setNow(NOON + 2 * DAY_MS)
    expect(await idOf(body.email)).not.toBe(first)
  })

  test('EXT-06: a client who has a password by now is not given to the guest again', async () => {
    const { data } = await world.call(createWithoutRegistration, { headers: GUEST, body })
    expect(world.db.update(client).set({ passwordHash: 'x' }).where(eq(client.id, data.userData.id)).run().changes).toBe(1)
    expect(await refusal(WITHOUT, body, { headers: GUEST })).toMatchObject({ status: 409 })
  })

  test('the e-mail can be registered later', async () => {
    await world.call(createWithoutRegistration, { body })
    expect((await world.call(register, { body: { ...NEW, email: body.email } })).data.token).toBeTruthy()
  })

  test('GAP-41: the e-mail of an account is 409', async () => {
    expect(await refusal(WITHOUT, { ...body, email: PERSONAS.pro.email })).toMatchObject({
      status: 409,
      fields: { email: 'emailTakenErrorMessage' },
    })
  })
})
