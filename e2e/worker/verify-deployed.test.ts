// npm run deploy -- verify: against the built worker behind TLS every promise is kept; against one that breaks a promise, that line is red and no other.
import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_MARKETS } from '#app/domain/market.ts'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { FOUND, generatedBreakages, type Recorded } from '../promises/breakages.ts'
import type { Breakage } from '../promises/changes.ts'
import { PROMISES } from '../promises/promises.ts'
import { type Asked, namedProblems, visit } from '../promises/visit.ts'
import { SECRETS, startDeployedEdge } from './deployed-edge.ts'
import { selfSigned } from './self-signed.ts'
import { BREAKS, startFrontEnd } from './verify/breaking-front-end.ts'
import { builtFiles } from './verify/built-files.ts'
import { type CheckName, CHECKS } from './verify/checks.ts'
import { countedClient, MOST_REQUESTS } from './verify/counted-client.ts'
import { deployedShop } from './verify/deployed-shop.ts'
import { checkTable, runChecks } from './verify/run-checks.ts'
import { askShop, startOf } from './verify/visit-checks.ts'

const NAMES = Object.keys(CHECKS) as CheckName[]
const identity = selfSigned(Date.now())
const ACCOUNT = { email: 'customer@patyna.test', password: 'patyna-2026' }
/** A product of which the shop of the tests has several pieces. */
const PRODUCT = '/fotel-366-1'
/** The first bytes of a photo, by its ending. */
const PHOTOS = { avif: '\0\0\0\x20ftypavif\0\0\0\0', jpeg: '\xff\xd8\xff\xe0\0\x10JFIF\0' } as const
const built = builtFiles('dist')
const NOTHING = { purgeSecret: null, drillSecret: null, account: null, built: null, ownProduct: null, previousAssets: [] }

let edge: Awaited<ReturnType<typeof startDeployedEdge>>
let frontEnd: Awaited<ReturnType<typeof startFrontEnd>>
let seed = 0
beforeAll(async () => {
  edge = await startDeployedEdge()
  // The shop of the tests has no photos.
  edge.shop.setInterference(async ({ url }) =>
    url.includes('/photos/') ? new Response(Buffer.from(PHOTOS[url.endsWith('.jpeg') ? 'jpeg' : 'avif'], 'latin1')) : null,
  )
  frontEnd = await startFrontEnd({ target: edge.target, identity })
})
afterAll(async () => {
  frontEnd.close()
  await edge.close()
})

const given = () => ({
  purgeSecret: SECRETS.PURGE_SECRET,
  drillSecret: SECRETS.DRILL_SECRET,
  account: ACCOUNT,
  built,
  ownProduct: PRODUCT,
  previousAssets: [edge.previousAsset],
})

async function shopAt(origin: string, inputs: ReturnType<typeof given> | typeof NOTHING = given()) {
  return deployedShop(countedClient(origin, { ca: identity.cert }), {
    ...inputs,
    tailMs: 300,
    mostHtmlBytes: 60_000,
    random: seededRandom(++seed),
  })
}

async function verify(origin: string, inputs: ReturnType<typeof given> | typeof NOTHING = given(), names = NAMES) {
  const shop = await shopAt(origin, inputs)
  const checked = await runChecks(shop, names)
  return { checked, requests: shop.requests() }
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
  expect(checkTable(checked)[0]).toMatch(/^✓ build +the build/)
})

test('what was not given is not checked, and says so', async () => {
  const { checked } = await verify(frontEnd.origin, NOTHING)
  expect(broken(checked)).toEqual([])
  const notChecked = ['build', 'pl', 'en', 'es', 'purge', 'outage', 'files', 'skew']
  expect(checked.filter(({ result }) => result === 'not checked').map(({ name }) => name)).toEqual(notChecked)
  expect(checkTable(checked).find((line) => line.includes('purge'))).toMatch(/^– purge .*not given: PURGE_SECRET and VERIFY_PRODUCT$/)
})

test('an answer of another build is red whatever is checked, also where it differs only later', async () => {
  let versions = 0
  const proxy = await startFrontEnd({
    target: edge.target,
    identity,
    broken: { answer: ({ path }) => (path === '/version' && (versions += 1) > 2 ? { body: Buffer.from('{"build":"0123456789ab"}') } : {}) },
  })
  try {
    const { checked } = await verify(proxy.origin, given(), ['build', 'health', 'missing'])
    expect(checked.map(({ result }) => result)).toEqual(['broken', 'broken', 'broken'])
    expect(checked[1]?.problem).toBe(`build 0123456789ab answers, not ${built.id}`)
  } finally {
    proxy.close()
  }
})

test('a purge that another isolate learns of a moment later is none that failed', async () => {
  let [late, cached] = [0, {}]
  const proxy = await startFrontEnd({
    target: edge.target,
    identity,
    broken: {
      ask: ({ path }) => (path === PRODUCT && late > 0 ? { path: '/healthz' } : {}),
      answer({ path, status, sent, body }) {
        if (path === '/__edge/purge' && status === 204) late = 2
        if (path !== PRODUCT) return {}
        if (late-- <= 0) cached = { status, sent, body }
        return cached
      },
    },
  })
  try {
    const { checked } = await verify(proxy.origin, given(), ['purge'])
    expect(broken(checked)).toEqual([])
  } finally {
    proxy.close()
  }
})

describe('a worker that breaks', () => {
  test.each(NAMES)('%s: that line is red, and no other', async (name) => {
    const proxy = await startFrontEnd({ target: edge.target, identity, broken: BREAKS[name] })
    try {
      const names = checksBeside(name)
      const { checked } = await verify(proxy.origin, given(), names)
      expect(
        checked.filter(({ result }) => result === 'broken').map((each) => each.name),
        broken(checked).join('\n'),
        // What another build answers proves nothing.
      ).toEqual(name === 'build' ? names : [name])
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

describe('a visit of recorded answers', () => {
  const recorded: Recorded[] = []
  beforeAll(async () => {
    const shop = await shopAt(frontEnd.origin)
    for (const market of ALL_MARKETS) {
      const start = await startOf(shop, market)
      const ask = async (asked: Asked) => {
        const answer = await askShop(shop, asked)
        recorded.push({ asked, answer })
        return answer
      }
      expect(await visit(market, { start, isCustomer: true, ask })).toEqual([])
    }
  })

  /** Problems of the answers that a breakage changes: the others are good, or beforeAll had failed. */
  function problemsWith({ hits, change }: Breakage): string {
    const hit = recorded.filter(({ asked }) => hits(asked))
    return hit.flatMap(({ asked, answer }) => namedProblems(asked, change(answer))).join('\n')
  }

  test('has asked for every promise', () => {
    expect(recorded).toHaveLength(PROMISES.length * ALL_MARKETS.length)
  })

  test('EXT-59: is red for each breakage of each promise, for its own reason', () => {
    const breakages = [...FOUND, ...generatedBreakages(recorded)]
    const table: { kind: string; breakage: string; says: string }[] = []
    for (const breakage of breakages) {
      const { name, kind, says } = breakage
      const problems = problemsWith(breakage)
      expect(problems, name).toMatch(says)
      table.push({ kind, breakage: name, says: problems.split('\n').find((line) => says.test(line)) ?? '' })
    }
    expect(breakages.length).toBeGreaterThan(40)
    for (const kind of ['drop', 'swap', 'zero', 'wrong type', 'wrong market', 'wrong session'])
      expect(table.map((row) => row.kind)).toContain(kind)
    if (process.env['PRINT_BREAKAGES'] === '1') console.log(table.map((row) => Object.values(row).join(' | ')).join('\n'))
  })
})

describe('the command', () => {
  const trusted = join(mkdtempSync(join(tmpdir(), 'patyna-tls-')), 'cert.pem')
  writeFileSync(trusted, identity.cert)
  const inputs = { ...SECRETS, VERIFY_EMAIL: ACCOUNT.email, VERIFY_PASSWORD: ACCOUNT.password, VERIFY_PRODUCT: PRODUCT }
  const run = (origin: string, options: readonly string[] = ['--dist', 'dist', '--previous-asset', edge.previousAsset]) =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const args = ['.tasks/run-command.ts', 'deploy', 'verify', origin, '--yes', '--rollout', ...options]
      const child = spawn(process.execPath, args, { env: { ...process.env, ...inputs, NODE_EXTRA_CA_CERTS: trusted } })
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

  test('a rollout without an input fails, and says which; what does not apply is left out', async () => {
    const without = NAMES.flatMap((name) => (name === 'skew' || name === 'health' ? [] : ['--without', name]))
    const { code, output } = await run(frontEnd.origin, without)
    expect([code, output.match(/^[✓✗–] .*$/gm)], output).toEqual([
      1,
      [expect.stringMatching(/^✓ health/), '– skew    not checked, because not given: --previous-asset'],
    ])
    expect((await run(frontEnd.origin, [...without, '--without', 'skew'])).code).toBe(0)
  })
})
