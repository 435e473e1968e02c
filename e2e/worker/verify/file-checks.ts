import { flightPath } from '#edge/http/flight-protocol.ts'
import { type DeployedShop, firstProblem, textOf, untilCached } from './deployed-shop.ts'

const FILE = /\/assets\/[\w.-]+\.(?:js|css)/g
const TYPES = { js: /^text\/javascript/, css: /^text\/css/ } as const

export async function filesOfPages(shop: DeployedShop): Promise<string | null> {
  const pages = [await shop.ask('/'), await shop.ask(shop.product)]
  const names = new Set(pages.flatMap((page) => textOf(page).match(FILE) ?? []))
  if (names.size === 0) return 'pages have no scripts and no stylesheets'
  for (const file of names) {
    const { status, headers } = await shop.ask(file)
    if (status !== 200) return `${file} is ${status}`
    if (!TYPES[file.endsWith('.js') ? 'js' : 'css'].test(headers['content-type'] ?? '')) return `${file} is ${headers['content-type']}`
    if (!/max-age=31536000.*immutable/.test(headers['cache-control'] ?? '')) return `${file} is ${headers['cache-control']}`
  }
  const unknown = await shop.ask('/assets/index-00000000.js')
  return firstProblem(
    unknown.status !== 404 && `an unknown file is ${unknown.status}`,
    unknown.headers['cache-control'] !== 'no-store' && `an unknown file is ${unknown.headers['cache-control']}`,
  )
}

export async function skew(shop: DeployedShop): Promise<string | null> {
  const other = await shop.ask(`${flightPath('000000000000')}/produkty`)
  if (other.status !== 409) return `Flight of another build is ${other.status}`
  if (shop.previousAsset === null) return null
  const { status } = await shop.ask(shop.previousAsset)
  return status === 200 ? null : `${shop.previousAsset} of the build before is ${status}`
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
