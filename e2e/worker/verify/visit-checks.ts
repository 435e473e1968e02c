import { DEFAULT_MARKET, type Market } from '#app/domain/market.ts'
import { pathsOf } from '../../promises/paths-of.ts'
import type { Answered } from '../../promises/aspects.ts'
import type { Known } from '../../promises/promise.ts'
import { type Asked, visit } from '../../promises/visit.ts'
import { type DeployedShop, type NotGiven, textOf } from './deployed-shop.ts'

/** Visits a market as a stranger and, where there is an account, as a customer (e2e/promises/). */
export function visitOf(market: Market) {
  return async (shop: DeployedShop): Promise<string | null | NotGiven> => {
    const isCustomer = shop.account !== null
    const problems = await visit(market, { start: await startOf(shop, market), isCustomer, ask: (asked) => askShop(shop, asked) })
    if (problems.length > 0) return problems.join('\n    ')
    return isCustomer ? null : { notGiven: 'VERIFY_EMAIL and VERIFY_PASSWORD, so nobody logged in' }
  }
}

/** What a visit of a market knows before it begins. */
export async function startOf(shop: DeployedShop, market: Market): Promise<Known> {
  const { protocol, hostname } = new URL(shop.origin)
  const product = productIn(textOf(await shop.ask(shop.product)), market) ?? shop.product
  const account = shop.account ?? { email: '', password: '' }
  return { origin: `${protocol}//${hostname}`, build: shop.build, account, paths: pathsOf(market), product, cookies: {}, offer: null }
}

/** Asks a deployed storefront for a promise. */
export async function askShop(shop: DeployedShop, { method, path, headers, body }: Asked): Promise<Answered> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const answer = await shop.ask(path, { method, headers: { ...headers, ...length }, ...(body !== undefined && { body }) })
  return { ...answer, text: textOf(answer) }
}

function productIn(page: string, { language }: Market): string | null {
  if (language === DEFAULT_MARKET.language) return null
  const address = new RegExp(`<link rel="alternate" hreflang="${language}" href="([^"]*)"`, 'i').exec(page)?.[1] ?? ''
  return URL.canParse(address) ? new URL(address).pathname : null
}
