// A rollout: isolates of two builds in one location, which share the Cache API.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#edge/dev/local/free-port.ts'
import { keptAssetsOf, otherBuild, thisBuild } from './other-build.ts'
import { rawGet } from './raw-get.ts'
import { startRawEdge } from './raw-edge.ts'
import { warmPage } from './warm-page.ts'

const [PRODUCT, LISTING] = ['/fotel-366-1', '/produkty']

let older: Awaited<ReturnType<typeof startRawEdge>>
/** Origins of another isolate of the older build, and of one of the newer build. */
let twin: string
let newer: string

beforeAll(async () => {
  const [twinAt, newerAt] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`]
  twin = `http://${twinAt}`
  newer = `http://${newerAt}`
  const newBuild = otherBuild()
  older = await startRawEdge(
    {},
    {
      keptAssets: keptAssetsOf([thisBuild(), newBuild]),
      beside: [
        { name: 'twin', address: twinAt },
        { name: 'newer', address: newerAt, workerDir: newBuild.workerDir },
      ],
    },
  )
})
afterAll(() => older.close())

test.each([PRODUCT, LISTING])('%s, rendered by both builds: another isolate finds the page of its own build', async (path) => {
  await warmPage(older.origin + path)
  await warmPage(newer + path)
  older.shop.takeSeen()
  const page = await rawGet(twin + path)
  expect([page.status, page.headers['cache-status']]).toEqual([200, expect.stringMatching(/^patyna; hit; ttl=\d+$/)])
  expect(older.shop.takeSeen().map(({ url }) => new URL(url).pathname)).toEqual([])
})

test('no request over the network meets an entry, or what else the tier keeps', async () => {
  for (const path of ['/__page-cache/', '/__page-cache/purges', '/__page-cache/builds'])
    expect([path, (await rawGet(older.origin + path)).status]).toEqual([path, 404])
})
