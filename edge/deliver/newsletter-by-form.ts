// The mailed links of the newsletter, used without scripts: by the browser itself, and by mail programs (EXT-52).
import type { Context, Next } from 'hono'
import { href } from '#app/addresses/href.ts'
import { MAILED_TOKEN } from '#app/addresses/params-in-address.ts'
import { isLanguage } from '#app/domain/language.ts'
import { DEFAULT_MARKET, type Market, marketOfLanguage } from '#app/domain/market.ts'
import { confirmNewsletter, endNewsletter } from '#app/shop-api/contract/newsletter.ts'
import type { EdgeContext } from '../edge-context.ts'
import { readBody } from '../http/read-body.ts'
import { redirect } from '../http/redirect.ts'
import { refuse } from '../http/refusals.ts'
import { leadOn, postToShop } from './post-to-shop.ts'
import { readOwnForm } from './read-own-form.ts'

const CALLS = { confirmNewsletter, endNewsletter } as const
type LinkPage = keyof typeof CALLS

const tokenOf = (fields: URLSearchParams) => MAILED_TOKEN.parse({}, fields)?.token ?? null

/** The link that fields are about; null: they are not ours. @param other the page, where they name none */
function linkOf(fields: URLSearchParams, other = ''): { page: LinkPage; token: string; market: Market } | null {
  const [page, token, language] = [fields.get('page') ?? other, tokenOf(fields), fields.get('language') ?? '']
  if (!isLinkPage(page) || token === null) return null
  return { page, token, market: isLanguage(language) ? marketOfLanguage(language) : DEFAULT_MARKET }
}

/**
 * Leads to the page of a link by GET of where it is posted: to who tries again from the page of failures, or whose mail program opens
 * List-Unsubscribe in the browser (RFC 8058, 3.1).
 */
export async function newsletterPage(c: Context<EdgeContext>, next: Next): Promise<Response | void> {
  const link = linkOf(new URL(c.req.url).searchParams, 'endNewsletter')
  return link ? redirect(c, { to: href(link.page, { token: link.token }, link.market.language), status: 302 }) : next()
}

/** Confirms or ends the newsletter for a form of one of its pages, and redirects to that page, which says what came of it. */
export async function newsletterByForm(c: Context<EdgeContext>): Promise<Response> {
  const form = await readOwnForm(c)
  if (form instanceof Response) return form
  const link = linkOf(form)
  if (!link) return refuse(c, 'MALFORMED_BODY')
  const { page, token, market } = link
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
  const fields = await fieldsOf(c.req.header('content-type') ?? '', body.bytes)
  if (token === null || fields?.get('List-Unsubscribe') !== 'One-Click') return refuse(c, 'MALFORMED_BODY')
  const response = await postToShop(c, { route: endNewsletter, market: DEFAULT_MARKET, body: { token } }).catch(() => null)
  if (!response?.ok) return refuse(c, 'SHOP_UNAVAILABLE')
  return c.body(null, 204, { 'cache-control': 'no-store' })
}

/** In either encoding (RFC 8058, 3.1); null: it is none. */
async function fieldsOf(type: string, bytes: Uint8Array<ArrayBuffer>): Promise<Pick<FormData, 'get'> | null> {
  if (!/^multipart\/form-data\b/i.test(type)) return new URLSearchParams(new TextDecoder().decode(bytes))
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null)
}

function isLinkPage(page: string): page is LinkPage {
  return Object.hasOwn(CALLS, page)
}
