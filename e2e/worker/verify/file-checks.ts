import { extname } from 'node:path'
import { flightPath } from '#edge/http/flight-protocol.ts'
import { ALWAYS, IMMUTABLE } from '#edge/http/static-headers.ts'
import { bytesOf, type DeployedShop, type NotGiven, untilCached } from './deployed-shop.ts'

const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^text\/javascript/,
  css: /^text\/css/,
  woff2: /^font\/woff2/,
  svg: /^image\/svg\+xml/,
}

/** Every file that the build made, also those that are loaded later, by its bytes. */
export async function files(shop: DeployedShop): Promise<string | null | NotGiven> {
  const unknown = await shop.ask('/assets/index-00000000.js')
  if (unknown.status !== 404 || unknown.headers['cache-control'] !== 'no-store')
    return `an unknown file is ${unknown.status}, ${unknown.headers['cache-control']}`
  if (shop.built === null) return { notGiven: '--dist' }
  for (const [path, bytes] of shop.built.files) {
    const answer = await shop.ask(path, { headers: { 'accept-encoding': 'identity' } })
    const { status, headers } = answer
    if (status !== 200) return `${path} is ${status}`
    if (TYPES[extname(path).slice(1)]?.test(headers['content-type'] ?? '') === false) return `${path} is ${headers['content-type']}`
    if (headers['cache-control'] !== IMMUTABLE) return `${path} is ${headers['cache-control']}`
    // Other sites may embed pictures.
    const expected = {
      ...ALWAYS,
      ...(headers['content-type']?.startsWith('image/') && { 'cross-origin-resource-policy': 'cross-origin' }),
    }
    for (const [name, value] of Object.entries(expected)) if (headers[name] !== value) return `${path}: ${name} is ${headers[name]}`
    if (!bytesOf(answer).equals(bytes)) return `${path} has other bytes than the build`
  }
  return null
}

export async function skew(shop: DeployedShop): Promise<string | null | NotGiven> {
  const other = await shop.ask(`${flightPath('000000000000')}/produkty`)
  if (other.status !== 409) return `Flight of another build is ${other.status}`
  for (const file of shop.previousAssets) {
    const { status } = await shop.ask(file)
    if (status !== 200) return `${file} of the build before is ${status}`
  }
  return shop.previousAssets.length > 0 ? null : { notGiven: '--previous-asset' }
}

export async function bytes(shop: DeployedShop): Promise<string | null> {
  for (const path of ['/', '/produkty', shop.product]) {
    const page = await untilCached(shop, path, { 'accept-encoding': 'br' })
    if (!page) return `${path} is never a hit`
    if (page.body.length > shop.mostHtmlBytes) return `${path} has ${page.body.length} bytes in brotli, more than ${shop.mostHtmlBytes}`
  }
  return null
}

const TIMES = 20

export async function tail(shop: DeployedShop): Promise<string | null> {
  await untilCached(shop, shop.product)
  const times: number[] = []
  for (let time = 0; time < TIMES; time++) times.push((await shop.ask(shop.product, { headers: { 'accept-encoding': 'br' } })).ms)
  const slow = times.toSorted((a, b) => b - a)[1] ?? 0
  return slow <= shop.tailMs ? null : `the slowest but one of ${TIMES} took ${slow.toFixed(0)} ms, more than ${shop.tailMs}`
}
