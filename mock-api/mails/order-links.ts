// Pages of an order as mails link to them, in a market without a prefix. A mail is opened anywhere, and who ordered as a guest has no password to log in
// with: the id of a payment opens these pages instead (GAP-106, EXT-17).
import { STEP_QUERY_KEY, THANK_YOU } from '#app/domain/checkout/checkout.ts'
import type { Language } from '#app/domain/language.ts'
import { readLocale } from '#locales/read-locale.ts'

/** Path of the withdrawal from an order, with what was received of it. @param payment id of one of its payments */
export function withdrawalPage({ id, payment }: { id: number; payment: string }, language: Language): string {
  const { orderHistory, withdrawal } = readLocale(language, 'routes')
  return `/${orderHistory}/${id}/${withdrawal}?${new URLSearchParams({ payment })}`
}

/** Path of a guest's whole order (EXT-46). @param payment id of one of its payments */
export function orderPage({ id, payment }: { id: number; payment: string }, language: Language): string {
  return `/${readLocale(language, 'routes').orderHistory}/${id}?${new URLSearchParams({ payment })}`
}

/** Path of the page that says how it is with an account's order. @param payment id of one of its payments */
export function statePage({ number, payment }: { number: string; payment: string }): string {
  return `/checkout?${new URLSearchParams({ [STEP_QUERY_KEY]: THANK_YOU, order: number, payment })}`
}
