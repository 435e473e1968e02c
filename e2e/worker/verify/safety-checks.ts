import { ALWAYS } from '#edge/http/static-headers.ts'
import { flightPath } from '#edge/http/flight-protocol.ts'
import { FOREIGN_HOST, REDIRECT_PROBES, wrongWay } from '../probes/redirect-probes.ts'
import type { Answer } from './counted-client.ts'
import { type DeployedShop, firstProblem, textOf } from './deployed-shop.ts'

export async function health(shop: DeployedShop): Promise<string | null> {
  const [healthz, readyz] = [await shop.ask('/healthz'), await shop.ask('/readyz')]
  return firstProblem(
    healthz.status !== 200 && `/healthz is ${healthz.status}`,
    readyz.status !== 200 && `/readyz is ${readyz.status}: the shop API does not answer`,
    !/^[0-9a-f]{12}$/.test(shop.build) && `/version says ${shop.build}`,
  )
}

export async function headers(shop: DeployedShop): Promise<string | null> {
  const paths = [
    '/',
    '/produkty',
    shop.product,
    '/cart',
    '/nie-ma-takiej-strony',
    flightPath(shop.build) + shop.product,
    '/shop/client/details',
  ]
  for (const path of paths) {
    const problem = headerProblem(await shop.ask(path), new URL(shop.origin).protocol === 'https:')
    if (problem !== null) return `${path}: ${problem}`
  }
  return null
}

function headerProblem({ headers: sent }: Answer, isHttps: boolean): string | null {
  for (const [name, value] of Object.entries(ALWAYS)) {
    const isPolicy = name === 'content-security-policy'
    if (isPolicy ? !sent[name]?.startsWith("default-src 'none'") : sent[name] !== value) return `${name} is ${sent[name]}`
  }
  return firstProblem(
    sent['cache-control'] === undefined && 'no Cache-Control',
    /script-src[^;]*'unsafe-(inline|eval)'/.test(sent['content-security-policy'] ?? '') && 'scripts are unsafe',
    isHttps && !/max-age=\d{8}/.test(sent['strict-transport-security'] ?? '') && 'no Strict-Transport-Security',
    (sent['x-powered-by'] ?? sent['access-control-allow-origin']) !== undefined && 'a header that nobody needs',
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

export async function privacy(shop: DeployedShop): Promise<string | null> {
  for (const path of ['/cart', '/ulubione', '/logowanie']) {
    const { headers: sent } = await shop.ask(path)
    if (!/^private, no-store$/.test(sent['cache-control'] ?? '')) return `${path} is ${sent['cache-control']}`
  }
  for (const path of ['/', shop.product]) {
    if ((await shop.ask(path)).headers['set-cookie'] !== undefined) return `${path} sets a cookie, so no cache may keep it`
  }
  const foreign = await shop.ask('/shop/client/details', { headers: { 'sec-fetch-site': 'cross-site' } })
  return foreign.status === 403 ? null : `a call from another site is ${foreign.status}`
}
