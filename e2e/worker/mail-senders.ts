// What makes the shop send each of its mails, in a language.
import { expect } from 'vitest'

import type { Mail, SentMail } from '#mock-api/mails/outbox.ts'
import { ORDER } from '#mock-api/test-world/cart-calls.ts'
import { PERSONA_PASSWORD, PERSONAS } from '#mock-api/test-world/personas.ts'
import { PRODUCT } from '#mock-api/test-world/products.ts'
import { logIn as logInTo } from './fill-shop.ts'
import type { TestEdge } from './test-edge.ts'
import { OURS } from './edge-of-file.ts'

export type MailTemplate = SentMail['template']
type Language = Mail['language']

/** How long an order awaits its payment (GAP-100). */
const UNPAID_ORDER_MS = 72 * 60 * 60 * 1000
const GUEST = '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f'

/** Shoppers of a test edge whose calls cause mails. */
export function createMailSenders(edge: TestEdge) {
  let accounts = 0
  /** Cookies of an account, for pages that only their owner opens. */
  const logIn = (email: string = PERSONAS.customer.email) => logInTo(edge, email)

  /** Sends a call as a page of that language does. */
  async function send(path: string, body: object, langId: Language, cookie = `ysguestId=${GUEST}`) {
    const headers = { ...OURS, cookie, langId }
    return edge.get(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  /** Sends a call, which fails the test unless the response is 200. */
  async function call(path: string, body: object, langId: Language, cookie?: string) {
    const response = await send(path, body, langId, cookie)
    const text = await response.text()
    expect(response.status, `${path}: ${text}`).toBe(200)
    return text
  }

  /** Triggers of each mail. A new template does not compile without a row. */
  const senders: Record<MailTemplate, (language: Language) => Promise<unknown>> = {
    'password-reset': (language) => call('/shop/client/password/reset', { email: PERSONAS.customer.email }, language),
    'order-placed': async (language) => order(language),
    'order-paid': async (language) => payOrder(language),
    'order-payment-rejected': async (language) => settle(JSON.parse(await order(language)).data, 'REJECTED', language),
    'order-expired': async (language) => {
      await order(language)
      await control('clock/advance', { ms: UNPAID_ORDER_MS })
      await call('/shop/client/password/reset', { email: 'nobody@patyna.test' }, language)
      await control('clock/release', {})
    },
    'order-dispatched': async (language) => bringTo('SHIPPED', await payOrder(language)),
    'order-delivered': async (language) => bringTo('DELIVERED', await payOrder(language)),
    'order-refunded': async (language) => control(`orders/${await cancelPaidOrder(language)}/refund`),
    'newsletter-confirm': signUp,
    'newsletter-welcome': async (language) => {
      const [mail] = await signUp(language)
      await call('/shop/newsletter/confirm', { token: mail?.link?.split('token=')[1] }, language)
    },
    'order-cancelled': async (language) => {
      const cookie = await logIn()
      const { data } = JSON.parse(await order(language, cookie))
      await call(`/shop/client/orders/${data.orderId}/cancel`, {}, language, cookie)
    },
    'withdrawal-received': async (language) => {
      const { orderId, cookie } = await payOrder(language)
      const items = [{ productId: PRODUCT.plain, deliveryTypeId: 1, quantity: 1 }]
      await call(`/shop/client/orders/${orderId}/withdrawals`, { items, reason: null }, language, cookie)
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
      await senders['similar-alert'](language)
      // A second request within a short time sends no second mail.
      const sent = edge.shop.outbox()
      const mail = sent.find(({ template, langId }) => template === 'similar-alert' && langId === language)
      await call('/shop/similar-alerts/confirm', { token: mail?.link?.split('token=')[1] }, language)
      for (const stock of [0, 1]) await setStock(stock)
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

  /** Signs an e-mail of its own up. @returns the mails of the shop, the newest first */
  async function signUp(language: Language) {
    const body = { newsletterAgreement: true, email: `list-${++accounts}@patyna.test`, placement: 'footer' }
    await call('/shop/client/change-newsletter-agreement', body, language)
    return edge.shop.outbox()
  }

  /** What others than the shopper do: sellers, carriers, the payment provider, time. */
  async function control(path: string, body?: object, method = 'POST'): Promise<void> {
    const init = { method, ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }) }
    const response = await fetch(`${edge.shop.origin}/__mock/${path}`, init)
    expect(response.status, `${path}: ${await response.clone().text()}`).toBe(200)
  }

  /** Pieces of the ordered product. */
  const setStock = async (stock: number) => control(`products/${PRODUCT.plain}`, { stock }, 'PATCH')

  /** Brings an order into a state, as sellers and carriers do. */
  const bringTo = async (status: string, { orderId }: { orderId: number }) => control(`orders/${orderId}`, { status }, 'PATCH')

  async function settle({ paymentLink }: { paymentLink: string }, status: 'PAID' | 'REJECTED', language: Language) {
    await call(paymentLink.replace(/^.*\//, '/shop/checkout/sandbox-payment/'), { status }, language)
  }

  async function order(language: Language, cookie?: string) {
    await setStock(1)
    const { productPrice, currencyCode } =
      language === 'pl' ? { productPrice: 1000, currencyCode: 'PLN' } : { productPrice: 232.56, currencyCode: 'EUR' }
    const line = { productId: PRODUCT.plain, quantity: 1, deliveryTypeId: 1, productPrice, currencyCode }
    await call('/shop/cart/product/add', line, language, cookie)
    return call('/shop/checkout/order', ORDER, language, cookie)
  }

  async function payOrder(language: Language): Promise<{ orderId: number; cookie: string }> {
    const cookie = await logIn()
    const { data } = JSON.parse(await order(language, cookie))
    await settle(data, 'PAID', language)
    return { orderId: data.orderId, cookie }
  }

  /** Causes the mail about a cancelled order that was paid; that of `senders` is of an unpaid one. @returns the order's id */
  async function cancelPaidOrder(language: Language): Promise<number> {
    const { orderId, cookie } = await payOrder(language)
    await call(`/shop/client/orders/${orderId}/cancel`, {}, language, cookie)
    return orderId
  }

  return { senders, send, call, logIn, newAccount, cancelPaidOrder }
}
