// npm run verify:deployed: against the built worker every promise is kept; against a worker that breaks one, that line is red and no other.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { startRawEdge } from './raw-edge.ts'
import { BREAKS, startBreakingProxy } from './verify/breaking-proxy.ts'
import { type CheckName, CHECKS } from './verify/checks.ts'
import { countedClient, MOST_REQUESTS } from './verify/counted-client.ts'
import { deployedShop } from './verify/deployed-shop.ts'
import { checkTable, runChecks } from './verify/run-checks.ts'

const SECRET = 'a-secret-of-the-tests-alone'
const NAMES = Object.keys(CHECKS) as CheckName[]

let edge: Awaited<ReturnType<typeof startRawEdge>>
let seed = 0
beforeAll(async () => {
  edge = await startRawEdge({ PURGE_SECRET: SECRET })
})
afterAll(() => edge.close())

async function verify(origin: string, purgeSecret: string | null = SECRET) {
  const client = countedClient(origin)
  const limits = { purgeSecret, previousAsset: null, tailMs: 300, mostHtmlBytes: 60_000, random: seededRandom(++seed) }
  const checked = await runChecks(await deployedShop(client, limits))
  return { checked, requests: client.requests() }
}
const broken = (checked: Awaited<ReturnType<typeof verify>>['checked']) =>
  checked.filter(({ result }) => result === 'broken').map(({ name, problem }) => `${name}: ${problem}`)

test('a good worker keeps every promise, within the number of requests', async () => {
  const { checked, requests } = await verify(edge.origin)
  expect(broken(checked)).toEqual([])
  expect(checked.map(({ name, result }) => [name, result])).toEqual(NAMES.map((name) => [name, 'kept']))
  expect(requests).toBeLessThan(MOST_REQUESTS)
  expect(checkTable(checked)[0]).toMatch(/^✓ health +healthy/)
})

test('what was not given is not checked, and says so', async () => {
  const { checked } = await verify(edge.origin, null)
  expect(checked.find(({ name }) => name === 'purge')?.result).toBe('not checked')
  expect(checkTable(checked).find((line) => line.includes('purge'))).toMatch(/^– purge .*\(not checked\)$/)
})

describe('a worker that breaks', () => {
  test.each(NAMES)('%s: that line is red, and no other', async (name) => {
    const proxy = await startBreakingProxy(edge.origin, BREAKS[name])
    try {
      const { checked } = await verify(proxy.origin)
      expect(
        checked.filter(({ result }) => result === 'broken').map((each) => each.name),
        broken(checked).join('\n'),
      ).toEqual([name])
    } finally {
      proxy.close()
    }
  })

  test('nothing, behind the same proxy: no line is red', async () => {
    const proxy = await startBreakingProxy(edge.origin)
    try {
      expect(broken((await verify(proxy.origin)).checked)).toEqual([])
    } finally {
      proxy.close()
    }
  })
})

test('a run ends at its number of requests', async () => {
  const client = countedClient(edge.origin, 2)
  await client.ask('/healthz')
  await client.ask('/healthz')
  expect(() => client.ask('/healthz')).toThrow(/No check may make more requests/)
})
