// Answers to a question that was not asked: of another call, or for another market.
import { isLanguage } from '#app/domain/language.ts'
import { ALL_MARKETS, DEFAULT_MARKET, marketOfLanguage } from '#app/domain/market.ts'
import { rewriteBody } from './broken-responses.ts'
import type { FaultCall } from './fault-call.ts'

/** What `GET /shop/banners` answers where nothing is announced: good JSON of the contract, and the body of no other call. */
const BODY_OF_BANNERS = JSON.stringify({ data: { promoBar: null, items: [] } })

/** Sends the body of another call after the handler ran, as if a cache had two calls under one key. */
export async function answerOtherCall(call: FaultCall): Promise<void> {
  await rewriteBody(call, (text) => (call.c.res.ok ? BODY_OF_BANNERS : text))
}

/** Lets the handler answer for a market in another currency, as if a cache did not know that answers depend on `langId`. */
export async function answerOtherMarket({ c, next, takesEffect }: FaultCall): Promise<void> {
  const language = c.req.header('langId') ?? ''
  const { currencyId } = isLanguage(language) ? marketOfLanguage(language) : DEFAULT_MARKET
  const other = ALL_MARKETS.find((market) => market.currencyId !== currencyId)
  if (other) {
    const headers = new Headers(c.req.raw.headers)
    headers.set('langId', other.language)
    c.req.raw = new Request(c.req.raw, { headers })
    takesEffect()
  }
  await next()
}
