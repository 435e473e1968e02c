// Two accounts with unique marker texts crawl all pages. Cached pages, responses to others, and the log contain none of the markers.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#edge/dev/local/free-port.ts'
import { serveEdge } from '#edge/dev/local/serve.ts'
import { flightPath } from '#edge/http/flight-protocol.ts'
import { type RawResponse, rawGet } from './raw-get.ts'
import { startTestShop } from './test-shop.ts'

const OURS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', langId: 'pl' }
const PUBLIC = ['/', '/cp/pl', '/cp/pl/kontakt-z-nami', '/produkty', '/tag/prl', '/butik/skandynawia', '/fotel-366-1', '/nie-ma']
const FOREIGN = ['/cp/en', '/en/products', '/en/armchair-366-1', '/cp/es', '/es/productos']
const PRIVATE = [
  '/cart',
  '/ulubione',
  '/logowanie',
  '/rejestracja',
  '/przypomnij-haslo',
  '/nowe-haslo',
  '/moje-konto',
  '/checkout',
  '/moje-zamowienia',
  '/moje-zamowienia/1',
  '/panel-pro/listy',
  '/panel-pro/kody-znizkowe',
  '/en/cart',
  '/es/cart',
]
const ALL = [...PUBLIC, ...FOREIGN, ...PRIVATE]

const dataDir = mkdtempSync(join(tmpdir(), 'patyna-edge-'))
const logFile = join(dataDir, 'log')
let shop: Awaited<ReturnType<typeof startTestShop>>
let edge: Awaited<ReturnType<typeof serveEdge>>
let prefix: string
beforeAll(async () => {
  shop = await startTestShop()
  const vars = { LOG_REQUESTS: '1' }
  edge = await serveEdge({ host: '127.0.0.1', port: await freePort(), shopApiOrigin: shop.origin, dataDir, vars, logFile })
  prefix = flightPath(readFileSync('dist/.built-from', 'utf8'))
})
afterAll(async () => {
  await edge.stop()
  shop.close()
})

const asFlight = (path: string) => prefix + path
const get = (path: string, cookie = '') => rawGet(edge.origin + path, { headers: cookie === '' ? {} : { cookie } })
const textOf = ({ headers, body }: RawResponse) => JSON.stringify(headers) + body.toString()

/** A logged-in user, and every text that identifies that user. */
async function marked(email: string, mark: string, phone: string) {
  const jar = new Map([['promoCode', `${mark}kod`]])
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(edge.origin + path, { method, headers: { ...OURS, cookie: cookie() }, body: JSON.stringify(body) })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    expect(response.status, `${path}: ${await response.text()}`).toBe(200)
  }
  await send('POST', '/auth/standard', { email, password: 'patyna-2026' })
  await send('PUT', '/shop/client/details', { firstName: mark, lastName: `${mark}owski`, phone, defaultLangId: 'pl' })
  const secrets = ['token', 'ysguestId'].map((name) => jar.get(name) ?? '')
  expect(secrets.every((secret) => secret.length >= 16)).toBe(true)
  return { cookie, mark, marks: [mark, email, phone, phone.replaceAll(' ', ''), ...secrets] }
}

test('ROLE-04, GAP-103: markers of two accounts that crawl all pages appear nowhere else', async () => {
  const [one, two] = [
    await marked('customer@patyna.test', 'Zzalfa', '511 222 301'),
    await marked('pro@patyna.test', 'Zzbeta', '511 222 302'),
  ]
  const found: string[] = []
  const look = (where: string, text: string, marks: readonly string[]) =>
    found.push(...marks.filter((mark) => text.includes(mark)).map((mark) => `${where}: ${mark}`))
  const seenOf = new Map<string, string>()

  // Twice, because the first visit renders what the second gets from the cache; each account is first on some pages.
  for (const round of [1, 2]) {
    for (const [at, path] of (round === 1 ? ALL : [...PUBLIC, ...FOREIGN]).entries()) {
      for (const [me, other] of at % 2 === 0 ? [[one, two] as const, [two, one] as const] : [[two, one] as const, [one, two] as const]) {
        for (const address of [path, asFlight(path)]) {
          const text = textOf(await get(address, me.cookie()))
          look(`${address} of ${me.mark}, visit ${round}`, text, other.marks)
          seenOf.set(me.mark, (seenOf.get(me.mark) ?? '') + (text.includes(me.mark) ? `${path} ` : ''))
        }
      }
    }
  }
  for (const { mark } of [one, two]) expect(seenOf.get(mark), 'a mark can be seen where it belongs').toMatch(/\/produkty .*\/moje-konto /)

  let hits = 0
  for (const path of ALL) {
    for (const address of [path, asFlight(path)]) {
      const response = await get(address)
      if (response.headers['cache-status']?.startsWith('patyna; hit')) hits++
      look(`${address} of a stranger`, textOf(response), [...one.marks, ...two.marks])
    }
  }
  expect(hits, 'cached entries were requested').toBeGreaterThanOrEqual(2 * (PUBLIC.length + FOREIGN.length - 2))
  const log = readFileSync(logFile, 'utf8')
  expect(log.split('\n').length).toBeGreaterThan(4 * ALL.length)
  look('the log', log, [...one.marks, ...two.marks])
  expect(found).toEqual([])
})
