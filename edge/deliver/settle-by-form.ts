// The form of the payment stand-in, sent by the browser itself: before the page's scripts arrive, and without any (GAP-32).
import type { Context, Next } from 'hono'
import { href } from '#app/addresses/href.ts'
import { THANK_YOU } from '#app/domain/checkout/checkout.ts'
import { parsePaymentId } from '#app/domain/ids.ts'
import { isLanguage } from '#app/domain/language.ts'
import { DEFAULT_MARKET, type Market, marketOfLanguage } from '#app/domain/market.ts'
import { readResponse } from '#app/shop-api/contract/read-response.ts'
import { settleSandboxPayment } from '#app/shop-api/contract/sandbox-payment.ts'
import type { ResponseData } from '#app/shop-api/shop-call.ts'
import type { EdgeContext } from '../edge-context.ts'
import { redirect } from '../http/redirect.ts'
import { refuse } from '../http/refusals.ts'
import { jsonOf } from '../upstream/response-json.ts'
import { leadOn, postToShop } from './post-to-shop.ts'
import { readOwnForm } from './read-own-form.ts'

/**
 * Settles a payment and redirects to what comes next: the page after the order, or the payment's page when it was settled otherwise meanwhile or does
 * not exist. Taken from our own pages alone, as calls of the gateway are.
 */
export async function settleByForm(c: Context<EdgeContext>): Promise<Response> {
  const form = await readOwnForm(c)
  if (form instanceof Response) return form
  const fields = readFields(form)
  return fields ? leadOn(c, fields.market, async () => settle(c, fields)) : refuse(c, 'MALFORMED_BODY')
}

/** Leads to the page of the payment by GET of where its form is posted: to who tries again from the page of failures. */
export async function paymentPage(c: Context<EdgeContext>, next: Next): Promise<Response | void> {
  const payment = readPayment(new URL(c.req.url).searchParams)
  return payment ? redirect(c, { to: href('payment', { id: payment.id }, payment.market.language), status: 302 }) : next()
}

interface NamedPayment {
  id: string
  /** Of the page that was sent; the default market for an unknown language. */
  market: Market
}

interface Fields extends NamedPayment {
  status: 'PAID' | 'REJECTED'
}

/** The fields of the form; null = it is not one of ours. */
function readFields(form: URLSearchParams): Fields | null {
  const [payment, status] = [readPayment(form), form.get('status')]
  return payment && (status === 'PAID' || status === 'REJECTED') ? { ...payment, status } : null
}

function readPayment(fields: URLSearchParams): NamedPayment | null {
  const [id, language] = [parsePaymentId(fields.get('payment') ?? ''), fields.get('language') ?? '']
  return id === null ? null : { id, market: isLanguage(language) ? marketOfLanguage(language) : DEFAULT_MARKET }
}

/** @returns where to go on. @throws when the shop API fails */
async function settle(c: Context<EdgeContext>, { id, status, market }: Fields): Promise<string> {
  const response = await postToShop(c, { route: settleSandboxPayment, id, market, body: { status } })
  if (response.status === 404 || response.status === 409) return href('payment', { id }, market.language)
  if (!response.ok) throw new Error(`settleSandboxPayment: ${response.status}`)
  // Tolerantly, as it is read of a call of a browser: the payment is settled, whatever new word its order has.
  const settled = readResponse<{ data: ResponseData<typeof settleSandboxPayment> }>(settleSandboxPayment, await jsonOf(response))
  if (!settled.ok || settled.data.data.id !== id) throw new Error('settleSandboxPayment: no answer about this payment')
  return href('checkout', { step: THANK_YOU, order: settled.data.data.orderNumber, payment: id }, market.language)
}
