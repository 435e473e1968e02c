import { brotliDecompressSync } from 'node:zlib'
import { flightPath } from '#edge/http/flight-protocol.ts'
import { cacheOf, type DeployedShop, firstProblem, type NotGiven, textOf, untilCached } from './deployed-shop.ts'

const LISTING = '/produkty'
const IDENTITY = { 'accept-encoding': 'identity' }
const CONNECTIONS = 6

/** Within one visit, and from other connections. */
export async function hits(shop: DeployedShop): Promise<string | null> {
  for (const path of [shop.product, LISTING]) {
    const hit = await untilCached(shop, path)
    if (!hit) return `${path} is never a hit`
    if (!/^private, no-cache(, no-transform)?$/.test(hit.headers['cache-control'] ?? ''))
      return `${path} is ${hit.headers['cache-control']} to browsers`
    const others = await Promise.all(Array.from({ length: CONNECTIONS }, () => shop.ask(path)))
    const missed = others.filter((answer) => cacheOf(answer) !== 'hit').length
    if (missed > CONNECTIONS / 2) return `${path} is no hit for ${missed} of ${CONNECTIONS} others`
  }
  return null
}

export async function etag(shop: DeployedShop): Promise<string | null> {
  const first = await untilCached(shop, shop.product, IDENTITY)
  const tag = first?.headers['etag']
  if (tag === undefined) return `${shop.product} has no ETag`
  const again = await shop.ask(shop.product, { headers: IDENTITY })
  const unchanged = await shop.ask(shop.product, { headers: { ...IDENTITY, 'if-none-match': tag } })
  return firstProblem(
    again.headers['etag'] !== tag && `its ETag changes: ${tag}, ${again.headers['etag']}`,
    unchanged.status !== 304 && `If-None-Match is ${unchanged.status}`,
    unchanged.body.length > 0 && `304 with ${unchanged.body.length} bytes`,
  )
}

export async function encodings(shop: DeployedShop): Promise<string | null> {
  const plain = await untilCached(shop, shop.product, IDENTITY)
  if (!plain || plain.headers['content-encoding'] !== undefined) return 'identity is not answered plainly'
  const brotli = await shop.ask(shop.product, { headers: { 'accept-encoding': 'gzip, br' } })
  if (brotli.headers['content-encoding'] !== 'br') return `brotli is accepted, the page is ${brotli.headers['content-encoding']}`
  const refused = await shop.ask(shop.product, { headers: { 'accept-encoding': 'br;q=0' } })
  return firstProblem(
    refused.headers['content-encoding'] === 'br' && 'br;q=0 is answered in brotli',
    !sameBut(brotliDecompressSync(brotli.body).toString(), plain.body.toString()) && 'brotli holds another page',
    !/accept-encoding/i.test(brotli.headers['vary'] ?? '') && 'Vary does not name Accept-Encoding',
  )
}

/** A page may be renewed in between; its length hardly changes then. */
function sameBut(one: string, other: string): boolean {
  return one === other || Math.abs(one.length - other.length) < one.length / 20
}

export async function flight(shop: DeployedShop): Promise<string | null> {
  const path = flightPath(shop.build) + shop.product
  const answer = await untilCached(shop, path)
  if (!answer) return `${path} is never a hit`
  return firstProblem(
    !answer.headers['content-type']?.startsWith('text/x-component') && `Flight is ${answer.headers['content-type']}`,
    answer.headers['x-robots-tag'] !== 'noindex' && 'Flight may be indexed',
    (await shop.ask(shop.product, { headers: { rsc: '1', accept: 'text/x-component', 'next-router-state-tree': '1' } })).headers[
      'content-type'
    ] !== 'text/html; charset=utf-8' && 'a header makes a page Flight',
  )
}

export async function keys(shop: DeployedShop): Promise<string | null> {
  for (const path of [`${shop.product}?product=999999999`, `${LISTING}?page=999999`]) {
    const { status, headers } = await shop.ask(path)
    if (![301, 302].includes(status) || headers['location']?.includes('99999')) return `${path} is ${status} ${headers['location'] ?? ''}`
  }
  await untilCached(shop, shop.product)
  const tracked = await shop.ask(`${shop.product}?utm_source=verify&fbclid=${shop.unusedQuery().slice(1)}`)
  return cacheOf(tracked) === 'hit' ? null : 'a tracker in the address makes another page'
}

/** Isolates read the purges of others every 5 s, after the request that finds it due (edge/store/README.md), in s. */
const PURGED_WITHIN_S = 8

/** Purges one product of its own, and nothing without one: every other page of production stays. */
export async function purge(shop: DeployedShop): Promise<string | null | NotGiven> {
  const body = JSON.stringify({ tags: [`product-${/\d+$/.exec(shop.product)?.[0]}`] })
  const send = (secret: string) =>
    shop.ask('/__edge/purge', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', 'content-length': String(body.length) },
      body,
    })
  const refused = await send('not-the-secret-of-anybody')
  if (refused.status < 400) return `without the secret it is ${refused.status}`
  if (shop.purgeSecret === null || !shop.isOwnProduct) return { notGiven: 'PURGE_SECRET and VERIFY_PRODUCT' }
  if (!(await untilCached(shop, shop.product))) return `${shop.product} is never a hit`
  const { status } = await send(shop.purgeSecret)
  if (status !== 204) return `with the secret it is ${status}`
  for (let second = 0; second <= PURGED_WITHIN_S; second++) {
    if (cacheOf(await shop.ask(shop.product)) !== 'hit') return null
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  return `the purged page is still a hit after ${PURGED_WITHIN_S} s`
}

/** Errors and missing pages are for one request. */
export async function missing(shop: DeployedShop): Promise<string | null> {
  for (const path of ['/nie-ma-takiej-strony', '/fotel-999999999', '/cp/pl/nie-ma']) {
    const { status, headers } = await shop.ask(path)
    if (status !== 404) return `${path} is ${status}`
    if (headers['cache-control'] !== 'no-store') return `${path} is ${headers['cache-control']}`
  }
  const streamed = await shop.ask(LISTING + shop.unusedQuery())
  return textOf(streamed).trimEnd().endsWith('</html>') ? null : 'a page that is rendered breaks off'
}
