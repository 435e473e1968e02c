import { beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#app/domain/time/instant.ts'
import { accountLogins } from '#app/shop-api/contract/account.ts'
import { login } from '#app/shop-api/contract/auth.ts'
import { clientDetails } from '#app/shop-api/contract/client.ts'
import { changePassword, resetPassword, setPassword } from '#app/shop-api/contract/password.ts'
import { GUEST } from '../test-world/cart-calls.ts'
import { PERSONA_PASSWORD, PERSONAS } from '../test-world/personas.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import { NOON } from '../test-world/time.ts'

const SET = '/shop/client/password/set'
const CHANGE = '/shop/client/password/change'
const DETAILS = '/shop/client/details'
const NEW_PASSWORD = 'komoda-1971'
const { email } = PERSONAS.customer
const EMAIL = 'gosc@patyna.test'

let world: TestWorld
beforeEach(() => {
  world = createTestWorld()
})

const statusOf = async (path: string, call: Parameters<TestWorld['send']>[1]) => await world.statusOf(path, call)
const canLogIn = async (password: string, who: string = email) =>
  (await statusOf('/auth/standard', { body: { email: who, password } })) === 200

/** Requests a mail and extracts the secret from its link. */
async function mailedSecret(who: string = email, langId = 'pl'): Promise<string> {
  await world.call(resetPassword, { headers: { langId }, body: { email: who } })
  return world.mailedToken()
}

test.each([
  ['pl', '/nowe-haslo', 'Ustaw nowe hasło'],
  ['en', '/en/new-password', 'Set a new password'],
  ['es', '/es/nueva-contrasena', 'Elige una nueva contraseña'],
])('API-09, GAP-34: in %s the link to set a password is at %s', async (langId, path, subject) => {
  const secret = await mailedSecret(email, langId)
  const [mail, ...others] = world.outbox()
  expect(mail).toMatchObject({ recipient: email, langId, template: 'password-reset', subject, link: `${path}?token=${secret}` })
  expect([mail?.body.includes('60'), others]).toEqual([true, []])
})

test('GAP-34: an unknown e-mail gets the same response and no mail', async () => {
  expect(await world.call(resetPassword, { body: { email: 'nobody@patyna.test' } })).toEqual({ data: {} })
  expect(world.outbox()).toEqual([])
})

test('GAP-34: the link sets the password once, logs in and ends all other sessions', async () => {
  const before = await world.logIn('customer')
  const [older, secret] = [await mailedSecret(), await mailedSecret()]
  const { data } = await world.call(setPassword, { body: { token: secret, password: NEW_PASSWORD } })
  expect(await statusOf(DETAILS, { headers: { authorization: `Bearer ${data.token}` } })).toBe(200)
  expect(await statusOf(DETAILS, { headers: before })).toBe(401)
  expect(await canLogIn(NEW_PASSWORD)).toBe(true)
  expect(await canLogIn(PERSONA_PASSWORD)).toBe(false)
  for (const used of [secret, older]) {
    expect(await statusOf(SET, { body: { token: used, password: 'another-one' } })).toBe(422)
  }
})

test('GAP-34: of two links that are used at the same time one sets the password, and uses the other one up', async () => {
  const links = [await mailedSecret(), await mailedSecret()]
  const statuses = await Promise.all(links.map((token, at) => statusOf(SET, { body: { token, password: `komoda-197${at}` } })))
  expect(statuses.toSorted()).toEqual([200, 422])
  expect([await canLogIn('komoda-1970'), await canLogIn('komoda-1971')].toSorted()).toEqual([false, true])
})

test.each([
  [HOUR_MS - 1, 200],
  [HOUR_MS, 422],
])('GAP-34: %i ms after the mail the link is answered %i', async (later, status) => {
  const token = await mailedSecret()
  world.setNow(NOON + later)
  expect(await statusOf(SET, { body: { token, password: NEW_PASSWORD } })).toBe(status)
})

test('GAP-34: an e-mail gets five links within an hour, however many clients without a password have named it', async () => {
  for (let time = 0; time < 7; time++) {
    await world.withoutPassword(EMAIL)
    await mailedSecret(EMAIL)
  }
  expect(world.outbox()).toHaveLength(5)
  await mailedSecret()
  expect(world.outbox()).toHaveLength(6)
  world.setNow(NOON + HOUR_MS)
  await mailedSecret(EMAIL)
  expect(world.outbox()).toHaveLength(7)
})

test('a rejected password does not use the link up', async () => {
  const token = await mailedSecret()
  const refused = await world.send(SET, { body: { token, password: 'short' } })
  expect(await refused.json()).toMatchObject({ error: { fields: { password: 'passwordLengthErrorMessage' } } })
  expect(await statusOf(SET, { body: { token, password: NEW_PASSWORD } })).toBe(200)
})

test('an unknown link is rejected for the field token', async () => {
  expect(await world.ask(SET, { body: { token: 'x'.repeat(43), password: NEW_PASSWORD } })).toMatchObject({
    status: 422,
    error: { fields: { token: 'incorrectValueErrorMessage' } },
  })
})

test('GAP-105: a link that sets a password ends the count of tries, as a good password does', async () => {
  for (let tries = 0; tries < 10; tries++) expect(await canLogIn('guess')).toBe(false)
  expect(await canLogIn(PERSONA_PASSWORD)).toBe(false)
  await world.call(setPassword, { body: { token: await mailedSecret(), password: NEW_PASSWORD } })
  expect(await canLogIn(NEW_PASSWORD)).toBe(true)
})

test('a link is valid in one world only', async () => {
  const token = await mailedSecret()
  expect(await statusOf(SET, { headers: { 'x-mock-world': 'b' }, body: { token, password: NEW_PASSWORD } })).toBe(422)
})

test('a client without a password sets one, unless the e-mail has an account by then', async () => {
  await world.withoutPassword(EMAIL)
  const token = await mailedSecret(EMAIL)
  await world.registered({ email: EMAIL })
  expect(await statusOf(SET, { body: { token, password: NEW_PASSWORD } })).toBe(409)
  expect(await canLogIn(PERSONA_PASSWORD, EMAIL)).toBe(true)
  // From now on a mail refers to the account.
  await world.call(setPassword, { body: { token: await mailedSecret(EMAIL), password: NEW_PASSWORD } })
  expect(await canLogIn(NEW_PASSWORD, EMAIL)).toBe(true)
})

test.each([
  ['the latest one’s', false],
  ['that one’s who has set a password', true],
])('of several clients of an e-mail the link is %s', async (_whose, isSet) => {
  const idOf = async (headers: Record<string, string>) => (await world.call(clientDetails, { headers })).data?.id
  const [first, latest] = [await world.withoutPassword(EMAIL), await world.withoutPassword(EMAIL)]
  const expected = await idOf(isSet ? first : latest)
  if (isSet) await world.call(changePassword, { headers: first, body: { oldPassword: null, newPassword: PERSONA_PASSWORD } })
  const { data } = await world.call(setPassword, { body: { token: await mailedSecret(EMAIL), password: NEW_PASSWORD } })
  expect(await idOf({ authorization: `Bearer ${data.token}` })).toBe(expected)
})

test('GAP-35: a change requires the old password; this session stays and others end', async () => {
  const [here, elsewhere] = [await world.logIn('customer'), await world.logIn('customer')]
  const body = { oldPassword: PERSONA_PASSWORD, newPassword: NEW_PASSWORD }
  expect(await world.call(changePassword, { headers: here, body })).toEqual({ data: {} })
  expect(await statusOf(DETAILS, { headers: here })).toBe(200)
  expect(await statusOf(DETAILS, { headers: elsewhere })).toBe(401)
  expect(await canLogIn(NEW_PASSWORD)).toBe(true)
})

test('GAP-35: a change uses up the links that were mailed before', async () => {
  const [headers, token] = [await world.logIn('customer'), await mailedSecret()]
  await world.call(changePassword, { headers, body: { oldPassword: PERSONA_PASSWORD, newPassword: NEW_PASSWORD } })
  expect(await statusOf(SET, { body: { token, password: 'another-one' } })).toBe(422)
  expect(await statusOf(DETAILS, { headers })).toBe(200)
  expect(await canLogIn(NEW_PASSWORD)).toBe(true)
})

test('GAP-105: a link that sets a password stands, whatever was begun with the old one', async () => {
  const [headers, token] = [await world.logIn('customer'), await mailedSecret()]
  // The link takes one hash, the change a check and then a hash: it ends later, unless the machine has better to do.
  const stolen = { oldPassword: PERSONA_PASSWORD, newPassword: 'stolen-1971' }
  const calls = [statusOf(SET, { body: { token, password: NEW_PASSWORD } }), statusOf(CHANGE, { headers, body: stolen })]
  expect((await Promise.all(calls))[0]).toBe(200)
  expect([await canLogIn(NEW_PASSWORD), await canLogIn('stolen-1971')]).toEqual([true, false])
})

test('EXT-21: what is under way when an account is deleted finds nobody, and one mail says so', async () => {
  const [headers, token] = [await world.logIn('customer'), await mailedSecret()]
  const [password, remove] = [PERSONA_PASSWORD, '/shop/client/delete']
  const calls = [
    statusOf(remove, { headers, body: { password } }),
    statusOf(remove, { headers, body: { password } }),
    statusOf('/auth/standard', { body: { email, password } }),
    statusOf(SET, { body: { token, password: NEW_PASSWORD } }),
  ]
  expect((await Promise.all(calls)).toSorted()).toEqual([200, 401, 422, 422])
  expect(world.outbox().filter(({ template }) => template === 'account-deleted')).toHaveLength(1)
})

test('GAP-35: a client without a password sends null and sets one', async () => {
  const headers = await world.withoutPassword(EMAIL)
  const change = (oldPassword: string | null) => world.send(CHANGE, { headers, body: { oldPassword, newPassword: NEW_PASSWORD } })
  expect((await change('guess')).status).toBe(422)
  expect((await change(null)).status).toBe(200)
  expect((await world.call(clientDetails, { headers })).data).toMatchObject({ hasPassword: true })
  expect(await canLogIn(NEW_PASSWORD, EMAIL)).toBe(true)
})

test('EXT-22, EXT-45: who keeps the account of a guest’s order has one login, the one that was made with the password', async () => {
  const headers = await world.withoutPassword(EMAIL, GUEST)
  await world.call(changePassword, { headers, body: { oldPassword: null, newPassword: NEW_PASSWORD } })
  const { data } = await world.call(login, { headers: GUEST, body: { email: EMAIL, password: NEW_PASSWORD } })
  const logins = await world.call(accountLogins, { headers: { authorization: `Bearer ${data.token}` } })
  expect(logins.data.items).toMatchObject([{ isCurrent: true }])
})
