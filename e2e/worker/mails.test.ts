// Every mail of the shop: its link must open a page in the reader's language, market and order.
import { expect, test } from 'vitest'
import { marketOfLanguage } from '#app/domain/market.ts'
import { HOUR_MS } from '#app/domain/time/instant.ts'
import { PERSONA_PASSWORD } from '#mock-api/test-world/personas.ts'
import { createMailSenders, type MailTemplate } from './mail-senders.ts'
import { startTestEdge } from './test-edge.ts'
import { edgeOfFile } from './edge-of-file.ts'

/** Opens mails elsewhere than where they were caused. */
const STRANGER = '1c7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f'

const edge = edgeOfFile(startTestEdge)
const shopper = createMailSenders(edge)

const LANGUAGES = {
  pl: {
    confirm: 'Potwierdź zmianę',
    withdrawn: 'Otrzymaliśmy odstąpienie',
    backOnSale: 'Rzeczy wróciły do sprzedaży.',
    refund: /1\s000\szł,? tą samą drogą, którą zapłacono, w ciągu 14 dni/,
    currency: 'zł',
    newPassword: 'Ustaw hasło',
    alert: 'Tak, powiadom mnie',
    payment: 'Płatność testowa',
    pay: 'Zapłać',
    paid: 'Ta płatność została przyjęta.',
    isCancelled: 'To zamówienie jest anulowane.',
    mailbox: 'pomoc@patyna.test',
  },
  en: {
    confirm: 'Confirm the change',
    withdrawn: 'Withdrawal received',
    backOnSale: 'The items are back on sale.',
    refund: /232\.56\s€,? the way it was paid, within 14 days/,
    currency: '€',
    newPassword: 'Set the password',
    alert: 'Yes, notify me',
    payment: 'Test payment',
    pay: 'Pay',
    paid: 'This payment was accepted.',
    isCancelled: 'This order has been cancelled.',
    mailbox: 'help@patyna.test',
  },
  es: {
    confirm: 'Confirmar el cambio',
    withdrawn: 'Desistimiento recibido',
    backOnSale: 'Las piezas han vuelto a la venta.',
    refund: /232,56\s€,? por el mismo medio de pago en un plazo de 14 días/,
    currency: '€',
    newPassword: 'Guardar la contraseña',
    alert: 'Sí, avísame',
    payment: 'Pago de prueba',
    pay: 'Pagar',
    paid: 'Este pago se ha aceptado.',
    isCancelled: 'Este pedido está cancelado.',
    mailbox: 'ayuda@patyna.test',
  },
} as const
type Language = keyof typeof LANGUAGES
const EACH = Object.keys(LANGUAGES) as Language[]

/** The target of the link in the newest mail of a reader. */
async function openNewest(template: MailTemplate, language: Language) {
  const [mail] = edge.shop.outbox()
  expect(mail).toMatchObject({ template, langId: language })
  return linkOf(mail?.id, language)
}

/** The target of a link of a mail, as it is read in a browser. @param which of them, the page that it is about first */
async function linkOf(id: number | undefined, language: Language, which = 0) {
  const html = (await (await fetch(`${edge.shop.origin}/__mock/mails/${id}/html`)).text()).replaceAll('&amp;', '&')
  expect(html).toContain(`<html lang="${language}">`)
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => new URL(link))
  const link = links[which]
  expect(link, `link ${which} of mail ${id}`).toBeDefined()
  return link ? link.pathname + link.search : ''
}

/** Lets time pass in the shop, or gives it the time of the machine again. */
async function turnClock(turn: 'advance' | 'release', body = {}) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  expect((await fetch(`${edge.shop.origin}/__mock/clock/${turn}`, init)).status).toBe(200)
}

const tokenIn = (path: string) => new URL(path, 'http://shop.test').searchParams.get('token')

/** Follows a link of a mail: a page of the reader's language and market, in a browser that has never been in the shop or has the cookie. */
async function pageAt(path: string, cookie = `ysguestId=${STRANGER}`) {
  const response = await edge.get(path, { headers: { cookie } })
  // Redirects are not followed: a mail whose link redirects has an outdated URL.
  expect(response.status, path).toBe(200)
  const html = await response.text()
  const language = EACH.find((one) => html.includes(`<html lang="${one}"`))
  expect(path.startsWith(`${language && marketOfLanguage(language).prefix}/`), `${path} is a page in ${language}`).toBe(true)
  return html
}

test.each(EACH)('GAP-34: the mail with a new password leads to the form in %s, and its link sets one, once', async (language) => {
  const { email } = await shopper.newAccount(language)
  await shopper.call('/shop/client/password/reset', { email }, language)
  const path = await openNewest('password-reset', language)
  expect(await pageAt(path)).toContain(LANGUAGES[language].newPassword)
  const body = { token: tokenIn(path), password: 'nowe-haslo-1962' }
  await shopper.call('/shop/client/password/set', body, language)
  await shopper.call('/auth/standard', { email, password: body.password }, language)
  expect((await shopper.send('/shop/client/password/set', body, language)).status).toBe(422)
})

test.each(EACH)('GAP-31, GAP-32: the mail about an order leads to its payment in %s, in its currency and state', async (language) => {
  await shopper.senders['order-placed'](language)
  const path = await openNewest('order-placed', language)
  const { currency, payment, pay, paid } = LANGUAGES[language]
  const open = await pageAt(path)
  expect(open).toContain(`<h1>${payment}</h1>`)
  expect(open).toMatch(new RegExp(`\\d ${currency}`))
  expect(open).toContain(`>${pay}</`)

  await shopper.call(path.replace(/^.*\//, '/shop/checkout/sandbox-payment/'), { status: 'PAID' }, language)
  const settled = await pageAt(path)
  expect(settled).toContain(paid)
  expect(settled).not.toContain(`>${pay}</`)
})

test.each(EACH)(
  'GAP-100: after 72 hours the mail about an order leads to what became of it in %s, and nothing is to be paid',
  async (language) => {
    await shopper.senders['order-placed'](language)
    const path = await openNewest('order-placed', language)
    await turnClock('advance', { ms: 72 * HOUR_MS })
    const html = await pageAt(path)
    await turnClock('release')
    const { isCancelled, pay } = LANGUAGES[language]
    expect(html).toContain(`<p>${isCancelled}</p>`)
    expect(html).not.toContain(`>${pay}</`)
    expect(html).not.toContain('action="/test-payment')
    expect(html).toMatch(/href="[^"]*step=thank-you/)
  },
)

test.each(EACH)('EXT-16: of a cancelled order that was paid, mail and page promise the same refund in %s', async (language) => {
  await shopper.cancelPaidOrder(language)
  const [mail] = edge.shop.outbox()
  const { backOnSale, refund } = LANGUAGES[language]
  expect(mail?.body).toMatch(refund)
  const path = await openNewest('order-cancelled', language)
  for (const cookie of [undefined, await shopper.logIn()]) {
    const html = await pageAt(path, cookie)
    expect(html).toContain(`>${backOnSale} `)
    expect(html).toMatch(refund)
  }
})

test.each(EACH)(
  'EXT-17: the mail about a withdrawal says when it arrived, and leads to it in %s, with and without a login',
  async (language) => {
    await shopper.senders['withdrawal-received'](language)
    const path = await openNewest('withdrawal-received', language)
    const [mail] = edge.shop.outbox()
    expect(mail?.body).toContain('1 × ')
    expect(mail?.body).toMatch(/\d{1,2}:\d\d/)
    for (const cookie of [undefined, await shopper.logIn()]) expect(await pageAt(path, cookie)).toContain(LANGUAGES[language].withdrawn)
  },
)

test.each(EACH)(
  'EXT-19: both mails about another e-mail lead to a page that confirms it at a press in %s, the change is done, and the last mail says so',
  async (language) => {
    const { email, cookie } = await shopper.newAccount(language)
    const wanted = `new-${email}`
    await shopper.call('/shop/client/email', { email: wanted, password: PERSONA_PASSWORD }, language, cookie)
    const mails = edge.shop.outbox().slice(0, 2)
    expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['email-change-new', wanted],
      ['email-change-old', email],
    ])
    for (const { id } of mails) {
      const path = await linkOf(id, language)
      expect(await pageAt(path)).toContain(LANGUAGES[language].confirm)
      await shopper.call('/shop/client/email/confirm', { token: tokenIn(path) }, language)
    }
    const [mail] = edge.shop.outbox()
    expect(mail).toMatchObject({ template: 'email-changed', langId: language, link: null, recipient: email })
    expect(mail?.body).toContain(LANGUAGES[language].mailbox)
    await shopper.call('/auth/standard', { email: wanted, password: PERSONA_PASSWORD }, language)
    expect((await shopper.send('/auth/standard', { email, password: PERSONA_PASSWORD }, language)).status).toBe(401)
  },
)

test.each(EACH)(
  'EXT-31: the mail about an alert leads to a page that confirms it in %s, and the one that comes later to the product',
  async (language) => {
    await shopper.senders['similar-alert'](language)
    expect(await pageAt(await openNewest('similar-alert', language))).toContain(LANGUAGES[language].alert)
    await shopper.senders['similar-arrived'](language)
    expect(await pageAt(await openNewest('similar-arrived', language))).toContain('Fotel 366')
  },
)

test.each(EACH)(
  'EXT-50: every mail of an order leads to it in %s, with and without a login, and the confirmation to all of its pages',
  async (language) => {
    for (const template of [
      'order-paid',
      'order-payment-rejected',
      'order-expired',
      'order-dispatched',
      'order-delivered',
      'order-refunded',
    ] as const) {
      await shopper.senders[template](language)
      const path = await openNewest(template, language)
      for (const cookie of [undefined, await shopper.logIn()]) expect(await pageAt(path, cookie)).toContain('PAT-')
    }
    await shopper.senders['order-placed'](language)
    const [mail] = edge.shop.outbox()
    for (const which of [0, 1, 2]) await pageAt(await linkOf(mail?.id, language, which))
  },
)
