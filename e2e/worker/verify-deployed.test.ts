// npm run deploy -- verify: against the built worker behind TLS every promise is kept; against one that breaks a promise, that line is red and no other.
import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { SECRETS, startDeployedEdge } from './deployed-edge.ts'
import { selfSigned } from './self-signed.ts'
import { BREAKS, startFrontEnd } from './verify/breaking-front-end.ts'
import { type CheckName, CHECKS } from './verify/checks.ts'
import { countedClient, MOST_REQUESTS } from './verify/counted-client.ts'
import { deployedShop } from './verify/deployed-shop.ts'
import { checkTable, runChecks } from './verify/run-checks.ts'

const NAMES = Object.keys(CHECKS) as CheckName[]
const identity = selfSigned(Date.now())
const GIVEN = { purgeSecret: SECRETS.PURGE_SECRET, drillSecret: SECRETS.DRILL_SECRET }

let edge: Awaited<ReturnType<typeof startDeployedEdge>>
let frontEnd: Awaited<ReturnType<typeof startFrontEnd>>
let seed = 0
beforeAll(async () => {
  edge = await startDeployedEdge()
  frontEnd = await startFrontEnd({ target: edge.target, identity })
})
afterAll(async () => {
  frontEnd.close()
  await edge.close()
})

async function verify(origin: string, given: { purgeSecret: string | null; drillSecret: string | null } = GIVEN, names = NAMES) {
  const client = countedClient(origin, { ca: identity.cert })
  const limits = { ...given, previousAsset: edge.previousAsset, tailMs: 300, mostHtmlBytes: 60_000, random: seededRandom(++seed) }
  const checked = await runChecks(await deployedShop(client, limits), names)
  return { checked, requests: client.requests() }
}
/**
 * Checks of a worker that breaks one promise: its own, and a fifth of the others, which no break but theirs may turn red. All others with
 * EVERY_RUN=1 (npm run test:matrix): 19 breaks by 19 checks took a third of all tests of the built worker.
 */
const checksBeside = (name: CheckName) =>
  NAMES.filter((other, at) => other === name || process.env['EVERY_RUN'] === '1' || at % 5 === NAMES.indexOf(name) % 5)
const broken = (checked: Awaited<ReturnType<typeof verify>>['checked']) =>
  checked.filter(({ result }) => result === 'broken').map(({ name, problem }) => `${name}: ${problem}`)

test('a good worker keeps every promise, within the number of requests', async () => {
  const { checked, requests } = await verify(frontEnd.origin)
  expect(broken(checked)).toEqual([])
  expect(checked.map(({ name, result }) => [name, result])).toEqual(NAMES.map((name) => [name, 'kept']))
  expect(requests).toBeLessThan(MOST_REQUESTS)
  expect(checkTable(checked)[0]).toMatch(/^✓ health +healthy/)
})

test('what was not given is not checked, and says so', async () => {
  const { checked } = await verify(frontEnd.origin, { purgeSecret: null, drillSecret: null })
  expect(checked.filter(({ result }) => result === 'not checked').map(({ name }) => name)).toEqual(['purge', 'outage'])
  expect(checkTable(checked).find((line) => line.includes('purge'))).toMatch(/^– purge .*\(not checked\)$/)
})

describe('a worker that breaks', () => {
  test.each(NAMES)('%s: that line is red, and no other', async (name) => {
    const proxy = await startFrontEnd({ target: edge.target, identity, broken: BREAKS[name] })
    try {
      const { checked } = await verify(proxy.origin, GIVEN, checksBeside(name))
      expect(
        checked.filter(({ result }) => result === 'broken').map((each) => each.name),
        broken(checked).join('\n'),
      ).toEqual([name])
    } finally {
      proxy.close()
    }
  })
})

test('a run ends at its number of requests', async () => {
  const client = countedClient(frontEnd.origin, { most: 2, ca: identity.cert })
  await client.ask('/healthz')
  await client.ask('/healthz')
  expect(() => client.ask('/healthz')).toThrow(/No check may make more requests/)
})

test('a worker without a secret is not ready, and says which', async () => {
  const bare = await startDeployedEdge({ PURGE_SECRET: '' })
  try {
    const response = await fetch(`${bare.target}/readyz`)
    expect([response.status, await response.json()]).toEqual([503, { ready: false, missing: ['PURGE_SECRET'] }])
  } finally {
    await bare.close()
  }
})

test('a worker without stores, metrics and rate limits is not ready, and names them', async () => {
  const bare = await startDeployedEdge({}, 'bare')
  try {
    const response = await fetch(`${bare.target}/readyz`)
    const missing = ['PAGE_STORE', 'METRICS', 'LOGIN_LIMIT', 'SEARCH_LIMIT', 'REPORT_LIMIT', 'RENDER_LIMIT', 'PRIVATE_LIMIT']
    expect([response.status, await response.json()]).toEqual([503, { ready: false, missing }])
  } finally {
    await bare.close()
  }
})

describe('the command', () => {
  const trusted = join(mkdtempSync(join(tmpdir(), 'patyna-tls-')), 'cert.pem')
  writeFileSync(trusted, identity.cert)
  const run = (origin: string) =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const args = ['.tasks/run-command.ts', 'deploy', 'verify', origin, '--yes', '--previous-asset', edge.previousAsset]
      const child = spawn(process.execPath, args, { env: { ...process.env, ...SECRETS, NODE_EXTRA_CA_CERTS: trusted } })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.on('close', (code) => resolve({ code, output }))
    })

  test('prints a line for each promise and exits with 0', async () => {
    const { code, output } = await run(frontEnd.origin)
    expect([code, output.match(/^✓ /gm)?.length], output).toEqual([0, NAMES.length])
  })

  test('exits with 1 where a promise is broken, and names it', async () => {
    const proxy = await startFrontEnd({ target: edge.target, identity, broken: BREAKS.outage })
    try {
      const { code, output } = await run(proxy.origin)
      expect([code, output.match(/^✗ .*$/gm)?.join()], output).toEqual([1, expect.stringMatching(/^✗ outage/)])
    } finally {
      proxy.close()
    }
  })
})
