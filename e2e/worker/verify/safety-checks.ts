import { FOREIGN_HOST, REDIRECT_PROBES, wrongWay } from '../probes/redirect-probes.ts'
import { type DeployedShop, firstProblem, textOf } from './deployed-shop.ts'

export async function health(shop: DeployedShop): Promise<string | null> {
  const [healthz, readyz] = [await shop.ask('/healthz'), await shop.ask('/readyz')]
  const { missing = [] } = JSON.parse(readyz.body.toString() || '{}') as { missing?: readonly string[] }
  return firstProblem(
    healthz.status !== 200 && `/healthz is ${healthz.status}`,
    missing.length > 0 && `not bound: ${missing.join(', ')}`,
    readyz.status !== 200 && `/readyz is ${readyz.status}: the shop API does not answer`,
  )
}

const MARKER = 'poisoned-by-verify.test'
const POISON: Readonly<Record<string, string>> = {
  'x-forwarded-host': MARKER,
  'x-forwarded-proto': 'http',
  'x-host': MARKER,
  forwarded: `host=${MARKER}`,
  'x-original-url': '/cart',
  'x-rewrite-url': '/cart',
  'accept-language': 'es',
  langid: 'es',
  cookie: `marketId=3; lang=es; ${MARKER}=1`,
}

export async function poisoning(shop: DeployedShop): Promise<string | null> {
  const path = `/produkty${shop.unusedQuery()}`
  const poisoned = textOf(await shop.ask(path, { headers: POISON }))
  const clean = textOf(await shop.ask(path))
  for (const text of [poisoned, clean]) {
    if (text.includes(MARKER)) return `${path} shows what a header says`
    if (!text.includes('<html lang="pl"')) return `${path} is in the language of a header`
  }
  return null
}

const DECEPTIONS = ['/cart/a.css', '/cart%2fa.css', '/cart;a.css', '/cart%0aa.css', '/assets/..%2fcart', '/cart.css', '/cart/..%2fa.js']

export async function deception(shop: DeployedShop): Promise<string | null> {
  for (const path of DECEPTIONS) {
    const { status, headers: sent } = await shop.ask(path)
    if (status === 200) return `${path} is a page`
    if (/public|max-age=[1-9]/.test(sent['cache-control'] ?? '')) return `${path} is ${sent['cache-control']}`
  }
  return null
}

/** Of the probes of strangers, every sixth: the others differ in spelling. */
const SAMPLE = REDIRECT_PROBES.filter(({ isLoggedIn }) => !isLoggedIn).filter((_probe, at) => at % 6 === 0)

export async function redirects(shop: DeployedShop): Promise<string | null> {
  for (const { path, cookie } of SAMPLE) {
    const problem = await wrongWay(shop.origin, path, async (next) => {
      const { status, headers: sent } = await shop.ask(next, cookie === undefined ? {} : { headers: { cookie } })
      return { status, location: sent['location'] }
    })
    if (problem !== null) return problem
  }
  const { headers: sent } = await shop.ask(`/__whole?to=https://${FOREIGN_HOST}/`)
  return sent['location']?.includes(FOREIGN_HOST) ? `/__whole leads to ${sent['location']}` : null
}

export async function methods(shop: DeployedShop): Promise<string | null> {
  for (const [method, path, expected] of [
    ['POST', '/produkty', 405],
    ['DELETE', shop.product, 405],
    ['OPTIONS', '/', 405],
    ['PATCH', '/shop/cart/details2', 405],
    ['HEAD', shop.product, 200],
  ] as const) {
    const { status, body } = await shop.ask(path, { method })
    if (status !== expected) return `${method} ${path} is ${status}`
    if (method === 'HEAD' && body.length > 0) return 'HEAD has a body'
  }
  return null
}

/** Calls from other sites. */
export async function foreignCalls(shop: DeployedShop): Promise<string | null> {
  const { status } = await shop.ask('/shop/client/details', { headers: { 'sec-fetch-site': 'cross-site' } })
  return status === 403 ? null : `a call from another site is ${status}`
}
