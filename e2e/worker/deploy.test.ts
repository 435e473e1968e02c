// Preconditions of a deployment. None of these tests needs the network.
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { z } from 'zod'
import { keptAssetEntries } from '#edge/build/kept-asset-entries.ts'
import { parseEnv } from '#edge/env.ts'
import { BUILT_TYPES } from '#edge/http/kept-asset-key.ts'
import { RATE_LIMITS } from '#edge/http/rate-limits.ts'
import { REQUIRED_BINDINGS, REQUIRED_SECRETS } from '#edge/operations/required-bindings.ts'

const ENVIRONMENTS = ['preview', 'production']
const Config = z.object({
  vars: z.record(z.string(), z.string()),
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string() })),
  analytics_engine_datasets: z.array(z.object({ binding: z.string() })),
  ratelimits: z.array(
    z.object({ name: z.string(), namespace_id: z.string(), simple: z.object({ limit: z.number(), period: z.number() }) }),
  ),
  routes: z.array(z.object({ pattern: z.string(), custom_domain: z.literal(true) })).optional(),
  secrets: z.object({ required: z.array(z.string()) }).optional(),
  limits: z.object({ cpu_ms: z.number() }),
  placement: z.object({ mode: z.string() }),
  observability: z.object({ enabled: z.boolean(), head_sampling_rate: z.number() }).optional(),
})

function configOf(env?: string) {
  return Config.parse(readConfig({ config: 'wrangler.toml', ...(env !== undefined && { env }) }))
}

function bindingsOf({ kv_namespaces, analytics_engine_datasets, ratelimits }: z.infer<typeof Config>): string[] {
  return [
    ...[...kv_namespaces, ...analytics_engine_datasets].map(({ binding }) => binding),
    ...ratelimits.map(({ name }) => name),
  ].toSorted()
}

describe.each(ENVIRONMENTS)('the environment %s', (env) => {
  const config = configOf(env)

  test('has every value, each https and none local', () => {
    const { LOG_REQUESTS, ...vars } = config.vars
    expect(Object.keys(vars).toSorted()).toEqual(Object.keys(configOf().vars).toSorted())
    expect(LOG_REQUESTS).toBe('1')
    const { hosts, servedHosts, isPublic, ...parsed } = parseEnv({ ...config.vars, ASSETS: { fetch } } as never)
    for (const origin of [parsed.SHOP_API_ORIGIN, parsed.PUBLIC_ORIGIN, parsed.VENDOR_HOST, parsed.ADMIN_HOST])
      expect(origin).toMatch(/^https:\/\//)
    for (const names of [hosts, servedHosts]) expect(names).toContain(new URL(parsed.PUBLIC_ORIGIN).hostname)
    expect(isPublic, 'http leads to https, and cookies are Secure').toBe(true)
    expect(JSON.stringify(config.vars)).not.toMatch(/127\.0\.0\.1|localhost|MOCK_CONTROL/)
  })

  test('is reached under each of its host names', () => {
    const { hosts } = parseEnv({ ...config.vars, ASSETS: { fetch } } as never)
    expect(config.routes?.map(({ pattern }) => pattern).toSorted()).toEqual([...hosts].toSorted())
  })

  test('has every binding without which it is not ready, and this machine stands in for the same ones', () => {
    expect(bindingsOf(config)).toEqual(REQUIRED_BINDINGS.toSorted())
    expect(bindingsOf(configOf())).toEqual(REQUIRED_BINDINGS.toSorted())
    const limitsOf = ({ ratelimits }: typeof config) => ratelimits.map(({ name, simple }) => ({ name, simple }))
    expect(limitsOf(configOf()), 'npm start limits as what is deployed').toEqual(limitsOf(config))
  })

  test('is not deployed without its secrets', () => {
    const drill = env === 'preview' ? ['DRILL_SECRET'] : []
    expect(config.secrets?.required.toSorted()).toEqual([...REQUIRED_SECRETS, ...drill].toSorted())
  })

  test('ends a request that runs away, runs where the visitor is, and logs every request', () => {
    expect([config.limits.cpu_ms, config.placement.mode, config.observability]).toEqual([
      2000,
      'off',
      { enabled: true, head_sampling_rate: 1 },
    ])
  })

  test('has a counter of its own for each rate limit', () => {
    expect(new Set(config.ratelimits.map(({ namespace_id }) => namespace_id)).size).toBe(RATE_LIMITS.length)
    for (const { simple } of config.ratelimits) expect([10, 60]).toContain(simple.period)
  })
})

test('no counter and no namespace is shared between environments', () => {
  const ids = ENVIRONMENTS.map(configOf).flatMap(({ ratelimits, kv_namespaces }) => [
    ...ratelimits.map(({ namespace_id }) => namespace_id),
    ...kv_namespaces.map(({ id }) => id),
  ])
  expect(new Set(ids).size).toBe(ids.length)
})

test('nobody plays an outage in production', () => {
  expect(ENVIRONMENTS.map((env) => configOf(env).vars['OUTAGE_DRILL'])).toEqual(['1', ''])
})

function dryRun(...args: string[]) {
  const outdir = mkdtempSync(join(tmpdir(), 'patyna-deploy-'))
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: outdir, CI: '1' }
  return spawnSync('node_modules/.bin/wrangler', ['deploy', '--dry-run', '--outdir', outdir, ...args], { env, encoding: 'utf8' })
}

test('wrangler accepts the build, with all its files', () => {
  const { status, stdout, stderr } = dryRun()
  expect(status, stderr).toBe(0)
  expect(stdout).toContain('env.ASSETS')
})

test('every file of the build has a name by which it is kept for pages of other builds, and a type', () => {
  const entries = keptAssetEntries('dist/client')
  expect(entries.length).toBeGreaterThan(100)
  expect(entries.flatMap(({ key }) => (BUILT_TYPES[key.slice(key.lastIndexOf('.') + 1)] === undefined ? [key] : []))).toEqual([])
})

test.each(ENVIRONMENTS)('wrangler refuses to deploy a build with the values of this machine as %s', (env) => {
  const { status, stderr } = dryRun('--env', env)
  expect(status).toBe(1)
  expect(stderr).toContain('target environment "local"')
})

test('the worker does not decode server-function calls', () => {
  const modules = globSync('dist/rsc/**/*.js').map((file) => readFileSync(file, 'utf8'))
  expect(modules.length).toBeGreaterThan(10)
  expect(modules.flatMap((code) => code.match(/\bdecode(Reply|Action|FormState)\w*/g) ?? [])).toEqual([])
})

test('the developers’ overlay is not deployed: neither in the worker nor in a browser file', () => {
  const files = globSync('dist/{rsc,client}/**/*.{js,css,json,html}').map((file) => readFileSync(file, 'utf8'))
  expect(files.length).toBeGreaterThan(30)
  expect(files.flatMap((code) => code.match(/(dev|__)-?overlay|\bOVERLAY\b|__mock\/journal/g) ?? [])).toEqual([])
  expect(readFileSync('wrangler.toml', 'utf8')).not.toContain('OVERLAY')
})

const Lock = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

/** Versions below these have published vulnerabilities: decoding of server functions, cache keys, query parsing. */
const FLOORS = [
  ['react', '19.2.8'],
  ['react-dom', '19.2.8'],
  ['react-server-dom-webpack', '19.2.8'],
  ['@vitejs/plugin-rsc', '0.5.30'],
  ['hono', '4.13.5'],
  ['@hono/node-server', '1.19.15'],
] as const

test.each(FLOORS)('%s is installed once, at %s or newer', (name, floor) => {
  const versions = Object.entries(packages).flatMap(([path, { version }]) =>
    path.endsWith(`node_modules/${name}`) && version ? [version] : [],
  )
  expect(versions).toHaveLength(1)
  expect(versions[0]?.localeCompare(floor, 'en', { numeric: true })).toBeGreaterThanOrEqual(0)
})
