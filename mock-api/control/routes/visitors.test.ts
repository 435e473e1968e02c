import { beforeEach, expect, test } from 'vitest'
import { clientDetails } from '#app/shop-api/contract/client.ts'
import { createTestWorld, type TestWorld } from '../../test-world/test-world.ts'
import { PERSONA_NAMES, PERSONAS } from '../../test-world/personas.ts'
import { listMails, listPersonas, logInAs, showMail } from '../contract/visitors.ts'

let world: TestWorld
beforeEach(() => {
  world = createTestWorld({ shopOrigin: 'http://shop.test' })
})

const logIn = async (as: string, headers = {}) => (await world.call(logInAs, { body: { as }, headers })).data
const resetMail = async (email: string, langId = 'pl') =>
  world.send('/shop/client/password/reset', { body: { email }, headers: { langId } })
const mails = async () => (await world.call(listMails)).data.items

test('GAP-128: the personas are the guest and the seeded test users', async () => {
  const { data } = await world.call(listPersonas)
  expect(data.items.map(({ name }) => name)).toEqual(['guest', ...PERSONA_NAMES])
  expect(data.items.find(({ name }) => name === 'provendor')).toMatchObject({ isUserPro: true, isVendor: true, hasPassword: true })
})

test.each(PERSONA_NAMES)('to log in as %s takes no password and returns valid headers', async (name) => {
  const { token, headers, persona } = await logIn(name, { 'x-mock-world': 'a' })
  expect(headers).toEqual({ 'x-mock-world': 'a', authorization: `Bearer ${token}` })
  expect(persona).toMatchObject({ name, clientId: PERSONAS[name].id })
  expect((await world.call(clientDetails, { headers })).data?.email).toBe(PERSONAS[name].email)
  expect(await world.statusOf('/shop/client/details', { headers: { ...headers, 'x-mock-world': 'b' } })).toBe(401)
})

test('every guest gets an id of its own', async () => {
  const { token, headers } = await logIn('guest')
  expect([token, Object.keys(headers)]).toEqual([null, ['x-mock-world', 'guestId']])
  expect((await logIn('guest')).headers).toMatchObject({ guestId: expect.not.stringMatching(headers['guestId'] ?? '') })
  expect(await world.statusOf('/shop/client/product/likes-details', { headers })).toBe(200)
})

test('a client registered in the world can be logged in by e-mail; an unknown one is 404', async () => {
  await world.registered()
  expect((await logIn('Nowa@patyna.test')).persona).toMatchObject({ email: 'nowa@patyna.test', isUserPro: false })
  expect(await world.statusOf('/__mock/login', { body: { as: 'nobody' } })).toBe(404)
  expect(await world.statusOf('/__mock/login?world=other', { body: { as: 'nowa@patyna.test' } })).toBe(404)
})

test('mails are listed, the newest first, in their world alone', async () => {
  await resetMail(PERSONAS.customer.email)
  await resetMail(PERSONAS.pro.email, 'en')
  const [newest, first] = await mails()
  expect([newest, first]).toMatchObject([
    { recipient: PERSONAS.pro.email, langId: 'en', template: 'password-reset', world: 'main', sentAt: '2022-03-17T11:00:00.000Z' },
    { recipient: PERSONAS.customer.email, langId: 'pl' },
  ])
  expect((await world.call(showMail, `/__mock/mails/${first?.id}`)).data).toEqual(first)
  expect(await world.statusOf(`/__mock/mails/${first?.id}?world=other`)).toBe(404)
  expect(await world.statusOf('/__mock/mails/1/html')).toBe(404)
})

test('GAP-34: a mail is read as a page or as text, with a link into the shop', async () => {
  await resetMail(PERSONAS.customer.email)
  const [mail] = await mails()
  const link = `http://shop.test${mail?.link}`
  const page = await world.send(`/__mock/mails/${mail?.id}/html`)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await page.text()).toContain(`<a href="${link}">${link}</a>`)
  const text = await world.send(`/__mock/mails/${mail?.id}/text`)
  expect(text.headers.get('content-type')).toContain('text/plain')
  expect(await text.text()).toContain(`To: ${PERSONAS.customer.email}\n`)
})
