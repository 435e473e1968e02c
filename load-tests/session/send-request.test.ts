import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

/** k6's modules, as far as sessions use them: every request is kept, and answered with 200. */
const K6 = {
  k6: 'export const check = () => true; export const sleep = () => {}',
  'k6/execution': 'export default { scenario: { progress: 0 } }',
  'k6/metrics': 'class Metric { add() {} } export { Metric as Counter, Metric as Rate, Metric as Trend }',
  'k6/http': `
    const timings = { waiting: 1, receiving: 0, connecting: 0, tls_handshaking: 0 }
    const request = (method, url, body, { headers, tags }) => {
      sent.push({ method, headers, tags })
      return { status: 200, url, headers: {}, body: null, timings }
    }
    export default { request, batch: (all) => all.map((one) => request(...one)), expectedStatuses: () => null }`,
}

const SCRIPT = `
  import { registerHooks } from 'node:module'
  const K6 = ${JSON.stringify(K6)}
  registerHooks({
    resolve: (name, context, next) =>
      name in K6 ? { url: 'data:text/javascript,' + encodeURIComponent(K6[name]), shortCircuit: true } : next(name, context),
  })
  Object.assign(globalThis, { __ENV: {}, sent: [] })
`

/** Runs a piece of a session in a process of its own, since k6's modules are k6's alone. @returns what it prints as JSON */
function inK6(code: string): unknown {
  const script = `${SCRIPT}
  const load = (path) => import('${pathToFileURL(resolve('load-tests')).href}/' + path)
  ${code}`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

/** A visitor of the edge. */
const VISITOR = `
  const note = { market: 'en', responses: [], broken: [], draws: [] }
  const uniques = [{ id: 7, price: 10, paths: { pl: '/fotel-7', en: '/en/armchair-7', es: '' } }]
  const endingPromos = [{ productId: 7, price: 8, endsAt: 0 }]
  const paths = { pl: {}, en: {} }
  const assortment = { paths, categories: [], colors: [], materials: [], promoCodes: [] }
  const plan = { target: 'edge', origin: 'http://shop.test', assets: {}, assortment, currencies: { pl: 'PLN' }, uniques, endingPromos }
  const visitor = { plan, note, market: 'en', guestId: '0'.repeat(32), browser: null, checksPages: false, catalogProduct: () => null, random: () => 0 }
  Object.assign(visitor, { query: () => 'a', product: () => uniques[0], expectedSearch: () => null })`

test.each(['night', 'rush'])('all shoppers of a %s are in Poland, in what they ask for and in the report', (journey) => {
  const markets = inK6(`${VISITOR}
    const { ${journey} } = await load('journeys/${journey}.ts')
    ${journey}(visitor)
    console.log(JSON.stringify([note.market, ...sent.map(({ tags }) => tags.market)]))`)
  expect(new Set(markets as string[])).toEqual(new Set(['pl']))
})

test('what is wrong has the trace of its answer, not that of the one before; what a journey finds has its page, not a file of it', () => {
  const { traces, broken } = inK6(`${VISITOR}
    const { expectThat, sendFiles, sendRequest } = await load('session/send-request.ts')
    sendRequest(visitor, { name: 'home', path: '/cp/en' })
    sendRequest(visitor, { name: 'search results', path: '/en/products' })
    sendFiles(visitor, [{ name: 'picture', path: '/photos/a.avif' }])
    expectThat(visitor, 'search-order', false, 'of /en/products')
    console.log(JSON.stringify({ traces: note.responses.map(({ trace }) => trace), broken: note.broken }))`) as {
    traces: string[]
    broken: string[]
  }
  const told = ['/cp/en', '/en/products', '/photos/a.avif'].map((path) => {
    const own = broken.filter((text) => text.includes(path))
    return [...new Set(own.map((text) => text.slice(text.lastIndexOf('['))))]
  })
  expect(told).toEqual(traces.map((trace) => [`[${trace}]`]))
})

test('a change has a key of its own, as a browser sends it: by it the same connection may be closed without a fault', () => {
  const keys = inK6(`${VISITOR}
    const { sendRequest } = await load('session/send-request.ts')
    for (const method of ['GET', 'POST', 'POST']) sendRequest(visitor, { name: 'add to cart', path: '/shop/cart/product/add', method, body: {} })
    console.log(JSON.stringify(sent.map(({ headers }) => headers['idempotency-key'] ?? null)))`) as (string | null)[]
  expect(keys).toEqual([null, expect.stringMatching(/^[\w-]{8,128}$/), expect.stringMatching(/^[\w-]{8,128}$/)])
  expect(new Set(keys).size).toBe(3)
})

test('a catalog by hand without filters is enough for journeys that narrow', () => {
  const ended = inK6(`${VISITOR}
    const { JOURNEYS } = await load('journeys/journeys.ts')
    const names = ['search', 'filters', 'sorting', 'prefetcher', 'crawler', 'listing-tab', 'open-tabs']
    console.log(JSON.stringify(names.map((name) => JOURNEYS[name](visitor))))`)
  expect(new Set(ended as string[])).toEqual(new Set(['completed']))
})
