import { beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '#app/shop-api/contract/account.ts'
import { changeNewsletterAgreement, clientDetails } from '#app/shop-api/contract/client.ts'
import { DAY_MS, MINUTE_MS } from '#app/domain/time/instant.ts'
import { confirmNewsletter, endNewsletter } from '#app/shop-api/contract/newsletter.ts'
import { newsletterSubscription } from '#db/account-tables.ts'
import { contentPage } from '#db/catalog-tables.ts'
import { consent } from '#db/consent-tables.ts'
import { GUEST } from '../test-world/cart-calls.ts'
import { PERSONA_PASSWORD, PERSONAS } from '../test-world/personas.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import { NOON } from '../test-world/time.ts'

const EMAIL = 'nowa@patyna.test'
let world: TestWorld
beforeEach(() => {
  world = createTestWorld()
})

const detailsFor = async (headers: Record<string, string>) => (await world.call(clientDetails, { headers })).data

const body = { newsletterAgreement: true, email: 'Listy@patyna.test', placement: 'footer' }
const subscriptions = () => world.db.select().from(newsletterSubscription).all()
const token = () =>
  world
    .outbox()
    .find(({ link }) => link?.includes('token='))
    ?.link?.split('token=')[1] ?? ''
/** Signs up, or ends with `newsletterAgreement: false`. */
const agree = async (more: object = {}, headers: Record<string, string> = GUEST) =>
  (await world.call(changeNewsletterAgreement, { headers, body: { ...body, ...more } })).data
const confirm = async (link = token()) => world.call(confirmNewsletter, { body: { token: link } })
const end = async (link = token()) => world.call(endNewsletter, { body: { token: link } })

test('API-08: a user gives and withdraws the consent', async () => {
  const headers = await world.logIn('pro')
  const on = await agree({}, headers)
  expect(on).toMatchObject({ user: { id: PERSONAS.pro.id, newsletterAgreement: false }, awaitsConfirmation: true })
  await confirm()
  expect(subscriptions()).toMatchObject([{ email: 'listy@patyna.test', owner: 'client:2', isActive: true }])
  const off = await agree({ newsletterAgreement: false }, headers)
  expect(off).toMatchObject({ user: { newsletterAgreement: false }, awaitsConfirmation: false })
  expect(subscriptions()).toMatchObject([{ email: 'listy@patyna.test', owner: 'client:2', isActive: false }])
})

test('GAP-40: an e-mail is stored for the guest; a repetition succeeds', async () => {
  for (const placement of ['footer', 'modal']) {
    const headers = { ...GUEST, langId: 'es' }
    const { user } = await agree({ placement }, headers)
    expect(user).toBeNull()
  }
  expect(subscriptions()).toMatchObject([
    { email: 'listy@patyna.test', owner: `guest:${GUEST.guestId}`, placement: 'footer', langId: 'es', isActive: false },
  ])
})

test("an e-mail alone cannot end or take over another's subscription", async () => {
  await agree()
  await confirm()
  const headers = { guestId: '9c2b7a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' }
  await agree({}, headers)
  await agree({ newsletterAgreement: false }, headers)
  await agree({ newsletterAgreement: false }, {})
  expect(subscriptions()).toMatchObject([{ owner: `guest:${GUEST.guestId}`, isActive: true }])
})

test('GAP-40: who agrees at the registration gets it, and can end it', async () => {
  const headers = await world.registered({ newsletterAgreement: true, defaultLangId: 'es' })
  expect(subscriptions()).toMatchObject([
    { email: EMAIL, owner: expect.stringMatching(/^client:\d+$/), langId: 'es', placement: 'landing', isActive: false },
  ])
  await confirm()
  expect(await detailsFor(headers)).toMatchObject({ newsletterAgreement: true, newsletterAwaitsConfirmation: false })
  await agree({ email: EMAIL, newsletterAgreement: false }, headers)
  expect(subscriptions()).toMatchObject([{ isActive: false }])
})

test('GAP-40, GAP-101: a guest who signed up and registers can end it; another e-mail stays as it is', async () => {
  for (const email of [EMAIL, 'inna@patyna.test']) {
    await agree({ email })
    await confirm()
  }
  const headers = await world.registered({ newsletterAgreement: false }, GUEST)
  expect(await detailsFor(headers)).toMatchObject({ newsletterAgreement: true })
  await agree({ email: EMAIL, newsletterAgreement: false }, headers)
  const ofGuest = { email: 'inna@patyna.test', owner: `guest:${GUEST.guestId}`, isActive: true }
  expect(subscriptions()).toMatchObject([{ email: EMAIL, owner: expect.stringMatching(/^client:/), isActive: false }, ofGuest])
})

test('EXT-45: of a guest who orders without a registration it stays the guest’s, who can end it', async () => {
  await agree({ email: EMAIL })
  await confirm()
  await world.withoutPassword(EMAIL, GUEST)
  await agree({ email: EMAIL, newsletterAgreement: false })
  expect(subscriptions()).toMatchObject([{ owner: `guest:${GUEST.guestId}`, isActive: false }])
})

test('EXT-52: a link confirms once, ends without a login, and is dead afterwards and after a day', async () => {
  const confirmations = () => world.outbox().filter(({ template }) => template === 'newsletter-welcome')
  await agree()
  const first = token()
  await confirm(first)
  await confirm(first)
  expect(confirmations()).toMatchObject([
    { link: null, moreLinks: [{ link: expect.stringContaining(first) }], unsubscribeLink: expect.stringContaining(first) },
  ])
  await end(first)
  await end(first)
  expect(subscriptions()).toMatchObject([{ isActive: false }])
  await expect(confirm(first)).rejects.toThrow('422')
  await end('x'.repeat(32))
  const later = NOON + 5 * MINUTE_MS
  world.setNow(later)
  await agree()
  expect(token()).not.toBe(first)
  world.setNow(later + DAY_MS)
  await expect(confirm()).rejects.toThrow('422')
})

test('EXT-52: a sign-up that is taken back before it was confirmed is confirmed by no link', async () => {
  await agree()
  const { awaitsConfirmation } = await agree({ newsletterAgreement: false })
  expect(awaitsConfirmation).toBe(false)
  await expect(confirm()).rejects.toThrow('422')
  expect(subscriptions()).toMatchObject([{ isActive: false }])
})

test('EXT-52: who signs an e-mail up and ends it again and again sends one mail in five minutes, whose link stays good', async () => {
  for (const newsletterAgreement of [true, false, true, false, true]) await agree({ newsletterAgreement })
  expect(world.outbox()).toHaveLength(1)
  await confirm()
  expect(subscriptions()).toMatchObject([{ isActive: true }])
})

test('EXT-52: who signs up an e-mail that gets the newsletter changes nothing of it, later either', async () => {
  await agree()
  await confirm()
  const [before] = subscriptions()
  for (const minutes of [4, 5]) {
    world.setNow(NOON + minutes * MINUTE_MS)
    await agree({ placement: 'modal' }, { guestId: '9c2b7a52-7a8e-4a53-9a0d-0f5a3c1d2e3f', langId: 'es' })
  }
  expect(subscriptions()).toEqual([{ ...before, mailedAt: NOON + 5 * MINUTE_MS }])
  expect(world.outbox().map(({ template }) => template)).toEqual(['newsletter-welcome', 'newsletter-welcome', 'newsletter-confirm'])
})

test('EXT-52: an account ends what was joined elsewhere under its e-mail; a client without a password does not even see it', async () => {
  await agree({ email: EMAIL })
  await confirm()
  const stranger = await world.withoutPassword(EMAIL)
  expect(await detailsFor(stranger)).toMatchObject({ newsletterAgreement: false })
  const off = { email: EMAIL, newsletterAgreement: false }
  await agree(off, stranger)
  expect(subscriptions()).toMatchObject([{ isActive: true }])
  const headers = await world.registered()
  expect(await detailsFor(headers)).toMatchObject({ newsletterAgreement: true })
  await agree(off, headers)
  expect(subscriptions()).toMatchObject([{ isActive: false }])
})

test('EXT-21, EXT-51: the newsletter of another e-mail goes on with its consents when the account that signed it up ends', async () => {
  const headers = await world.registered({ newsletterAgreement: true })
  await agree({ email: EMAIL })
  await agree({}, headers)
  await confirm()
  await world.call(deleteAccount, { headers, body: { password: PERSONA_PASSWORD } })
  expect(subscriptions()).toMatchObject([{ email: 'listy@patyna.test', owner: null, isActive: true }])
  const kept = world.db.select().from(consent).all()
  expect(kept.map(({ email, act, clientId }) => [email, act, clientId])).toEqual([
    ['listy@patyna.test', 'GIVEN', null],
    ['listy@patyna.test', 'CONFIRMED', null],
  ])
})

test.each([
  ['goes along with', false],
  ['ends with', true],
])('EXT-19: the newsletter %s the e-mail of its account, where that of the new one was ended: %s', async (_what, wasEnded) => {
  const headers = await world.logIn('customer')
  await agree({ email: PERSONAS.customer.email }, headers)
  await confirm()
  if (wasEnded) {
    await agree()
    await confirm()
    await end()
  }
  await world.send('/shop/client/email', { headers, body: { email: body.email, password: PERSONA_PASSWORD } })
  for (const { link } of world.outbox().slice(0, 2))
    expect(await world.statusOf('/shop/client/email/confirm', { headers, body: { token: link?.split('token=')[1] } })).toBe(200)
  expect(subscriptions()).toMatchObject([{ email: 'listy@patyna.test', isActive: !wasEnded }])
  expect(await detailsFor(headers)).toMatchObject({ email: 'listy@patyna.test', newsletterAgreement: !wasEnded })
})

test('EXT-51: every consent is kept with its place, time and version of the text, and none can be changed', async () => {
  const page = { langId: 'pl', title: 'Regulamin', seoTitle: 'x', seoDescription: 'x', visibleFrom: NOON, slug: 'regulamin' }
  world.db
    .insert(contentPage)
    .values({ ...page, body: '<p>1</p>' })
    .run()
  await world.registered({ newsletterAgreement: true })
  await world.send('/__mock/campaigns', { body: { slug: 'regulamin', title: 'Regulamin', body: '<p>2</p>' } })
  await world.withoutPassword('gosc@patyna.test', GUEST)
  await confirm()
  await end()
  const rows = world.db.select().from(consent).all()
  expect(rows.map(({ subject, act, place }) => `${subject} ${act} ${place}`)).toEqual([
    'terms GIVEN registration',
    'privacy GIVEN registration',
    'newsletter GIVEN registration',
    'terms GIVEN checkout',
    'privacy GIVEN checkout',
    'newsletter CONFIRMED mail',
    'newsletter WITHDRAWN mail',
  ])
  const [first, second] = rows.flatMap(({ subject, version }) => (subject === 'terms' ? [version] : []))
  expect([first, second]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), expect.stringMatching(/^[0-9a-f]{16}$/)])
  expect(first).not.toBe(second)
  expect(rows.every(({ at }) => at === NOON)).toBe(true)
  expect(() => world.db.update(consent).set({ act: 'GIVEN' }).run()).toThrow()
})
