import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { beforeAll, expect, test } from 'vitest'
import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { everyResponse } from '#mock-api/test-world/every-response.ts'
import { mutatedJson } from '#mock-api/test-world/mutate-json.ts'
import { compileContract } from './compile-contract.ts'

/** Mutated responses that zod and the compiled contract parse; more to order. */
const MUTATIONS = Number(process.env['MUTATIONS'] ?? 3000)
const SEED = Number(process.env['SEED'] ?? 20)

interface Route<Schema = z.ZodType> {
  operationId: string
  method: string
  path: string
  responses: { 200: { content: { 'application/json': { schema: Schema } } } }
}

/** What the worker calls of zod. */
interface Validator {
  safeParse: (
    json: unknown,
  ) => { success: true; data: unknown } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
  parse: (json: unknown) => unknown
}

const isRoute = (value: unknown): value is Route => typeof value === 'object' && value !== null && 'operationId' in value
const contract = import.meta.glob<Record<string, unknown>>(['../../app/shop-api/contract/*.ts', '!**/*.test.ts'], { eager: true })
const routes = Object.values(contract).flatMap((module) => Object.values(module).filter(isRoute))
const compiled = new Map<string, Route<Validator>>()
let exports: Record<string, unknown> = {}

/** The code that the plugin gives the bundler. */
async function builtCode(id: string): Promise<string> {
  const { load } = compileContract()
  if (typeof load !== 'function') throw new TypeError('The plugin loads nothing')
  return String(await (load as (id: string) => Promise<string | null>)(id))
}

beforeAll(async () => {
  const code = (await builtCode('\0compiled-contract')).replaceAll(/from "(?=\/)/g, 'from "file://')
  exports = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  for (const route of Object.values(exports)) if (isRoute(route)) compiled.set(route.operationId, route as unknown as Route<Validator>)
})

const schemaOf = <Schema>({ responses }: Route<Schema>) => responses[200].content['application/json'].schema
const validatorOf = (operationId: string) => {
  const route = compiled.get(operationId)
  if (!route) throw new Error(`No compiled route ${operationId}`)
  return schemaOf(route)
}

test('every route is compiled, with its method and path', () => {
  expect([...compiled.values()].map(({ operationId, method, path }) => ({ operationId, method: method.toUpperCase(), path }))).toEqual(
    expect.arrayContaining(CONTRACT_CALLS.map(({ operationId, method, path }) => ({ operationId, method, path }))),
  )
  expect(exports['calls_CONTRACT_CALLS']).toEqual(CONTRACT_CALLS)
})

test('a file of the contract with schemas exports its part, one without is left as it is', async () => {
  expect(await builtCode(resolve('app/shop-api/contract/banners.ts'))).toMatch(/^export \{ .*banners_banners as banners.* \} from "\\u0000/)
  expect(await builtCode(resolve('app/shop-api/contract/identities.ts'))).toBe('null')
})

test('the compiled contract parses responses as zod does, with keys that nobody knows, and tells the place of what is wrong', async () => {
  const random = seededRandom(SEED)
  const responses = await everyResponse()
  const verdicts = { good: 0, bad: 0 }
  for (let at = 0; at < MUTATIONS + responses.length; at++) {
    const { operationId, json } = responses[at % responses.length] ?? { operationId: '', json: null }
    const given = at < responses.length ? json : mutatedJson(json, random)
    const route = routes.find((each) => each.operationId === operationId)
    const expected = route && schemaOf(route).safeParse(structuredClone(given))
    const actual = validatorOf(operationId).safeParse(given)
    verdicts[actual.success ? 'good' : 'bad']++
    const difference = expected ? differenceOf(expected, actual) : 'no route'
    if (difference !== null) expect.fail(`${operationId}, mutation ${at}: ${difference}`)
  }
  expect(verdicts.good).toBeGreaterThan(responses.length + MUTATIONS * 0.1)
  expect(verdicts.bad).toBeGreaterThan(MUTATIONS * 0.3)
}, 600_000)

/** Of a union zod tells its place, the compiled contract that in the option which was meant. */
function differenceOf(expected: z.ZodSafeParseResult<unknown>, actual: ReturnType<Validator['safeParse']>): string | null {
  if (expected.success !== actual.success) return `zod: ${JSON.stringify(expected.error ?? 'good')}, compiled: ${JSON.stringify(actual)}`
  if (actual.success) return isDeepStrictEqual(actual.data, expected.data) ? null : `another value: ${JSON.stringify(actual.data)}`
  const [zod, ours] = [expected.error?.issues[0], actual.error.issues[0]?.path ?? []]
  const wanted = zod?.path ?? []
  const isSame = isDeepStrictEqual(ours.slice(0, wanted.length), wanted) && (zod?.code === 'invalid_union' || ours.length === wanted.length)
  return isSame ? null : `zod: ${wanted.join('.')} (${zod?.code}), compiled: ${ours.join('.')}`
}

test('a failure tells what was expected, and nothing that was sent', () => {
  expect(validatorOf('login').safeParse({ data: { token: 'sekret' } })).toEqual({
    success: false,
    error: { issues: [{ path: ['data', 'token'], message: 'expected string' }] },
  })
  expect(() => validatorOf('login').parse({ data: 'sekret' })).toThrow(/^data: expected object$/)
})
