// The mailed links of the newsletter, used without scripts: by the browser itself, and by mail programs (EXT-52).
import type { Context } from 'hono'
import { href } from '#app/addresses/href.ts'
import { MAILED_TOKEN } from '#app/addresses/params-in-address.ts'
import { isLanguage } from '#app/domain/language.ts'
import { DEFAULT_MARKET, marketOfLanguage } from '#app/domain/market.ts'
import { confirmNewsletter, endNewsletter } from '#app/shop-api/contract/newsletter.ts'
import type { EdgeContext } from '../edge-context.ts'
import { readBody } from '../http/read-body.ts'
import { refuse } from '../http/refusals.ts'
import { leadOn, postToShop } from './post-to-shop.ts'
import { readOwnForm } from './read-own-form.ts'

const CALLS = { confirmNewsletter, endNewsletter } as const
type LinkPage = keyof typeof CALLS

const tokenOf = (fields: URLSearchParams) => MAILED_TOKEN.parse({}, fields)?.token ?? null

/** Confirms or ends the newsletter for a form of one of its pages, and redirects to that page, which says what came of it. */
export async function newsletterByForm(c: Context<EdgeContext>): Promise<Response> {
  const form = await readOwnForm(c)
  if (form instanceof Response) return form
  const [page, token, language] = [form.get('page') ?? '', tokenOf(form), form.get('language') ?? '']
  if (!isLinkPage(page) || token === null) return refuse(c, 'MALFORMED_BODY')
  const market = isLanguage(language) ? marketOfLanguage(language) : DEFAULT_MARKET
  return leadOn(c, market, async () => {
    const response = await postToShop(c, { route: CALLS[page], market, body: { token } })
    if (!response.ok && response.status !== 422) throw new Error(`${page}: ${response.status}`)
    return href(page, { token: null, outcome: response.ok ? 'done' : 'dead' }, market.language)
  })
}

/**
 * Ends the newsletter for a mail program: the POST of the header List-Unsubscribe, which comes from anywhere, has no cookies and follows no
 * redirect (RFC 8058). The token alone says whose it is, and can do nothing else.
 */
export async function newsletterOneClick(c: Context<EdgeContext>): Promise<Response> {
  const body = await readBody(c.req.raw)
  if ('refusal' in body) return refuse(c, body.refusal)
  const token = tokenOf(new URL(c.req.url).searchParams)
  const isOneClick = new URLSearchParams(new TextDecoder().decode(body.bytes)).get('List-Unsubscribe') === 'One-Click'
  if (token === null || !isOneClick) return refuse(c, 'MALFORMED_BODY')
  const response = await postToShop(c, { route: endNewsletter, market: DEFAULT_MARKET, body: { token } }).catch(() => null)
  if (!response?.ok) return refuse(c, 'SHOP_UNAVAILABLE')
  return c.body(null, 204, { 'cache-control': 'no-store' })
}

function isLinkPage(page: string): page is LinkPage {
  return Object.hasOwn(CALLS, page)
}
