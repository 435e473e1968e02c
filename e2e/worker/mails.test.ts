// Every mail of the shop: its link must open a page in the reader's language, market and order.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { sentMail } from '#db/world-tables.ts'
import { PERSONA_PASSWORD, PERSONAS } from '#mock-api/test-world/personas.ts'
import { ORDER } from '#mock-api/test-world/cart-calls.ts'
import { PRODUCT } from '#mock-api/test-world/products.ts'
import { startTestEdge, type TestEdge } from './test-edge.ts'

const GUEST = '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f'

let edge: TestEdge
beforeAll(async () => {
  edge = await startTestEdge()
  const stock = { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ stock: 3 * EACH.length }) }
  expect((await fetch(`${edge.shop.origin}/__mock/products/${PRODUCT.plain}`, stock)).status).toBe(200)
})
afterAll(() => edge.close())

/** Cookies of an account, for pages that only their owner opens. */
async function logIn(email: string = PERSONAS.customer.email): Promise<string> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const body = JSON.stringify({ email, password: PERSONA_PASSWORD })
  const response = await edge.get('/auth/standard', { method: 'POST', headers, body })
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

const LANGUAGES = {
  pl: {
    confirm: 'Potwierdź zmianę',
    withdrawn: 'Otrzymaliśmy odstąpienie',
    cancelled: 'Anulowane',
    currency: 'zł',
    newPassword: 'Ustaw hasło',
    alert: 'Tak, powiadomcie mnie',
    payment: 'Płatność testowa',
    pay: 'Zapłać',
    paid: 'Ta płatność została przyjęta.',
    mailbox: 'pomoc@patyna.test',
  },
  en: {
    confirm: 'Confirm the change',
    withdrawn: 'Withdrawal received',
    cancelled: 'Cancelled',
    currency: '€',
    newPassword: 'Set the password',
    alert: 'Yes, notify me',
    payment: 'Test payment',
    pay: 'Pay',
    paid: 'This payment was accepted.',
    mailbox: 'help@patyna.test',
  },
  es: {
    confirm: 'Confirmar el cambio',
    withdrawn: 'Desistimiento recibido',
    cancelled: 'Cancelado',
    currency: '€',
    newPassword: 'Guardar la contraseña',
    alert: 'Sí, avisadme',
    payment: 'Pago de prueba',
    pay: 'Pagar',
    paid: 'Este pago se ha aceptado.',
    mailbox: 'ayuda@patyna.test',
  },
} as const
type Language = keyof typeof LANGUAGES
const EACH = Object.keys(LANGUAGES) as Language[]

/** Sends a call as a page of that language does; fails the test unless the response is 2xx. */
async function call(path: string, body: object, langId: Language, cookie = `ysguestId=${GUEST}`) {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie, langId }
  const response = await edge.get(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  expect(response.status, `${path}: ${text}`).toBe(200)
  return text
}

/** Triggers of each mail. A new template does not compile without a row. */
const SENDERS: Record<(typeof sentMail.template.enumValues)[number], (language: Language) => Promise<unknown>> = {
  'password-reset': (language) => call('/shop/client/password/reset', { email: PERSONAS.customer.email }, language),
  'order-placed': async (language) => order(language),
  'order-cancelled': async (language) => {
    const cookie = await logIn()
    const { data } = JSON.parse(await order(language, cookie))
    await call(`/shop/client/orders/${data.orderId}/cancel`, {}, language, cookie)
  },
  'withdrawal-received': async (language) => {
    const cookie = await logIn()
    const { data } = JSON.parse(await order(language, cookie))
    await call(data.paymentLink.replace(/^.*\//, '/shop/checkout/sandbox-payment/'), { status: 'PAID' }, language, cookie)
    const items = [{ productId: PRODUCT.plain, deliveryTypeId: 1, quantity: 1 }]
    await call(`/shop/client/orders/${data.orderId}/withdrawals`, { items, reason: null }, language, cookie)
  },
  'email-change-old': requestEmail,
  'email-change-new': requestEmail,
  'email-changed': async (language) => {
    const mails = (await requestEmail(language)).slice(0, 2)
    for (const { link } of mails) await call('/shop/client/email/confirm', { token: link?.split('token=')[1] }, language)
  },
  'similar-alert': async (language) =>
    call('/shop/similar-alerts', { productId: PRODUCT.soldOut, email: `${language}@patyna.test` }, language),
  'similar-arrived': async (language) => {
    await SENDERS['similar-alert'](language)
    await call('/shop/similar-alerts/confirm', { token: edge.shop.outbox()[0]?.link?.split('token=')[1] }, language)
    for (const stock of [0, 1]) {
      const headers = { 'content-type': 'application/json' }
      const address = `${edge.shop.origin}/__mock/products/${PRODUCT.plain}`
      await fetch(address, { method: 'PATCH', headers, body: JSON.stringify({ stock }) })
    }
  },
  'contact-message': async (language) => {
    const message = { name: 'Hanna', email: `${language}@patyna.test`, subject: 'Blat', message: 'Czy ma ślady?' }
    await call('/shop/contact-messages', { ...message, productId: PRODUCT.plain }, language)
  },
  'account-deleted': async (language) => {
    const { cookie } = await newAccount(language)
    await call('/shop/client/delete', { password: PERSONA_PASSWORD }, language, cookie)
  },
}

let accounts = 0
/** An account of its own for a mail: the personas' are those of all tests of this file. */
async function newAccount(language: Language): Promise<{ email: string; cookie: string }> {
  const email = `hanna-${++accounts}@patyna.test`
  const agreed = { defaultLangId: language, newsletterAgreement: false, personalDataAgreement: true, termsAgreement: true }
  await call('/shop/client/register', { ...agreed, email, password: PERSONA_PASSWORD }, language)
  return { email, cookie: await logIn(email) }
}

/** @returns the mails of the shop, those to the new and to the old e-mail first */
async function requestEmail(language: Language) {
  const { email, cookie } = await newAccount(language)
  await call('/shop/client/email', { email: `new-${email}`, password: PERSONA_PASSWORD }, language, cookie)
  return edge.shop.outbox()
}

async function order(language: Language, cookie?: string) {
  const { productPrice, currencyCode } =
    language === 'pl' ? { productPrice: 1000, currencyCode: 'PLN' } : { productPrice: 232.56, currencyCode: 'EUR' }
  const line = { productId: PRODUCT.plain, quantity: 1, deliveryTypeId: 1, productPrice, currencyCode }
  await call('/shop/cart/product/add', line, language, cookie)
  return call('/shop/checkout/order', ORDER, language, cookie)
}

/** The newest mail of a reader, and the target of its link. */
async function openNewest(template: keyof typeof SENDERS, language: Language) {
  const [mail] = edge.shop.outbox()
  expect(mail).toMatchObject({ template, langId: language })
  const html = await (await fetch(`${edge.shop.origin}/__mock/mails/${mail?.id}/html`)).text()
  expect(html).toContain(`<html lang="${language}">`)
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => new URL(link))
  expect(links).toHaveLength(1)
  return links.map(({ pathname, search }) => pathname + search).join()
}

async function pageAt(path: string, cookie = `ysguestId=${GUEST}`) {
  const response = await edge.get(path, { headers: { cookie } })
  // Redirects are not followed: a mail whose link redirects has an outdated URL.
  expect(response.status, path).toBe(200)
  return response.text()
}

test.each(EACH)('GAP-34: the mail with a new password leads to the form in %s', async (language) => {
  await SENDERS['password-reset'](language)
  const page = await pageAt(await openNewest('password-reset', language))
  expect(page).toContain(`<html lang="${language}"`)
  expect(page).toContain(LANGUAGES[language].newPassword)
})

test.each(EACH)('GAP-31, GAP-32: the mail about an order leads to its payment in %s, in its currency and state', async (language) => {
  await SENDERS['order-placed'](language)
  const path = await openNewest('order-placed', language)
  const { currency, payment, pay, paid } = LANGUAGES[language]
  const open = await pageAt(path)
  expect(open).toContain(`<html lang="${language}"`)
  expect(open).toContain(`<h1>${payment}</h1>`)
  expect(open).toMatch(new RegExp(`\\d ${currency}`))
  expect(open).toContain(`>${pay}</`)

  await call(path.replace(/^.*\//, '/shop/checkout/sandbox-payment/'), { status: 'PAID' }, language)
  const settled = await pageAt(path)
  expect(settled).toContain(paid)
  expect(settled).not.toContain(`>${pay}</`)
})

test.each(EACH)('EXT-16: the mail about a cancelled order leads to the order in %s', async (language) => {
  await SENDERS['order-cancelled'](language)
  const page = await pageAt(await openNewest('order-cancelled', language), await logIn())
  expect(page).toContain(`<html lang="${language}"`)
  expect(page).toContain(LANGUAGES[language].cancelled)
})

test.each(EACH)('EXT-17: the mail about a withdrawal says when it arrived, and leads to the order in %s', async (language) => {
  await SENDERS['withdrawal-received'](language)
  const path = await openNewest('withdrawal-received', language)
  const [mail] = edge.shop.outbox()
  expect(mail?.body).toContain('1 × ')
  expect(mail?.body).toMatch(/\d{1,2}:\d\d/)
  const page = await pageAt(path, await logIn())
  expect(page).toContain(`<html lang="${language}"`)
  expect(page).toContain(LANGUAGES[language].withdrawn)
})

test.each(EACH)(
  'EXT-19: both mails about another e-mail lead to a page that confirms it at a press in %s, and the last one says so',
  async (language) => {
    await requestEmail(language)
    const [toNew, toOld] = edge.shop.outbox()
    expect([toNew?.template, toOld?.template]).toEqual(['email-change-new', 'email-change-old'])
    const page = await pageAt(await openNewest('email-change-new', language))
    expect(page).toContain(`<html lang="${language}"`)
    expect(page).toContain(LANGUAGES[language].confirm)
    await SENDERS['email-changed'](language)
    const [mail] = edge.shop.outbox()
    expect(mail).toMatchObject({ template: 'email-changed', langId: language, link: null })
    expect(mail?.body).toContain(LANGUAGES[language].mailbox)
  },
)

test.each(EACH)(
  'EXT-31: the mail about an alert leads to a page that confirms it in %s, and the one that comes later to the product',
  async (language) => {
    await SENDERS['similar-alert'](language)
    const page = await pageAt(await openNewest('similar-alert', language))
    expect(page).toContain(`<html lang="${language}"`)
    expect(page).toContain(LANGUAGES[language].alert)
    await SENDERS['similar-arrived'](language)
    expect(await pageAt(await openNewest('similar-arrived', language))).toContain('Fotel 366')
  },
)

test.each(EACH)('EXT-37: a message of the contact page reaches the shop in %s, and names the product', async (language) => {
  await SENDERS['contact-message'](language)
  const [mail] = edge.shop.outbox()
  expect(mail).toMatchObject({ template: 'contact-message', langId: language, link: null, recipient: LANGUAGES[language].mailbox })
  expect(mail?.body).toContain(`${language}@patyna.test`)
  expect(mail?.body).toContain(`(${PRODUCT.plain})`)
})

test.each(EACH)('EXT-21: a deleted account is confirmed in %s, and says what stays', async (language) => {
  await SENDERS['account-deleted'](language)
  const [mail] = edge.shop.outbox()
  expect(mail).toMatchObject({ template: 'account-deleted', langId: language, link: null })
  expect(mail?.body.split('\n')).toHaveLength(2)
})
