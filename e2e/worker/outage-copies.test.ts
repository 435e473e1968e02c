// A deploy in the middle of an outage: two builds in one location, which share the Cache API, while the shop API is down.
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#edge/dev/local/free-port.ts'
import { flightPath } from '#edge/http/flight-protocol.ts'
import { keptAssetsOf, otherBuild, thisBuild } from './other-build.ts'
import { rawGet } from './raw-get.ts'
import { startRawEdge } from './raw-edge.ts'
import { warmPage } from './warm-page.ts'

const SECRET = 'a-secret-of-the-tests-alone'
const [SHOWN, PURGED, LISTING, NEVER_VISITED] = ['/fotel-366-1', '/fotel-366-2', '/produkty', '/fotel-366-5']
/** Complete without any one of its rows, so their failures are no status of it. */
const [HOME, OTHER_HOME] = ['/', '/cp/en']

let older: Awaited<ReturnType<typeof startRawEdge>>
/** Origin of the build that is deployed during the outage. */
let newer: string
const newBuild = otherBuild()

beforeAll(async () => {
  const address = `127.0.0.1:${await freePort()}`
  newer = `http://${address}`
  older = await startRawEdge(
    { PURGE_SECRET: SECRET },
    {
      keptAssets: keptAssetsOf([thisBuild(), newBuild]),
      beside: [{ name: 'newer', address, workerDir: newBuild.workerDir }],
    },
  )
  for (const path of [HOME, OTHER_HOME, SHOWN, PURGED, LISTING]) await warmPage(older.origin + path)
  older.shop.setInterference(async () => new Response(null, { status: 503 }))
})
afterAll(() => older.close())

const get = (path: string) => rawGet(newer + path)

// EXT-60: the first is the newer build's first page of all, which a second try would not be.
test.each([HOME, SHOWN, LISTING])('%s, of the older build, is served by the newer one, with its files', { retry: 0 }, async (path) => {
  const page = await get(path)
  expect([page.status, page.headers['cache-status']]).toEqual([200, expect.stringMatching(/^patyna; hit; ttl=-?\d+; detail=other-build$/)])
  const files = new Set(page.body.toString().match(/\/assets\/[\w.-]+\.(?:js|css)/g))
  expect(files.size).toBeGreaterThan(2)
  for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200])
})

test('what nobody has rendered is 503, and so is the page as Flight of the newer build', { retry: 0 }, async () => {
  expect((await get(NEVER_VISITED)).status).toBe(503)
  // That the page of failures was rendered, without a call, does not mean that the shop API is well.
  expect((await get(OTHER_HOME)).headers['cache-status']).toContain('detail=other-build')
  expect((await get(flightPath(newBuild.id) + SHOWN)).status).toBe(503)
})

test('a purge reaches the page of the older build', async () => {
  expect((await get(PURGED)).status).toBe(200)
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' }
  const purge = await fetch(`${newer}/__edge/purge`, { method: 'POST', headers, body: '{"tags":["product-2"]}' })
  expect([purge.status, (await get(PURGED)).status]).toEqual([204, 503])
})

test('when the shop API is back, the newer build renders its own page', async () => {
  older.shop.setInterference()
  await expect
    .poll(async () => (await get(SHOWN)).headers['cache-status'], { timeout: 15_000 })
    .toMatch(/^patyna; (hit; ttl=\d+$|fwd=uri-miss; stored)/)
  const entry = /assets\/(index-[\w-]{8}\.js)/.exec((await get(SHOWN)).body.toString())?.[1] ?? 'none'
  expect(readdirSync(newBuild.assetsDir)).toContain(entry)
})
