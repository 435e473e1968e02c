// Checks the document of faults and journal against their responses; their own folders test the behaviour.
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { createAccounts } from '../accounts/accounts.ts'
import { randomSecret } from '../accounts/secrets.ts'
import { operationsOf } from '../openapi/document.ts'
import { announceArrivals } from '../shop-changes/announce-arrivals.ts'
import { createStore } from '../store/store.ts'
import { createOutbox } from '../mails/outbox.ts'
import { createWorlds } from '../store/worlds.ts'
import { createTestWorld } from '../test-world/test-world.ts'
import { fixedClock, NOON } from '../test-world/time.ts'
import { addFaults, clearFaults, removeFault, listFaults, listScenarios, playScenario } from './contract/faults.ts'
import { clearJournal, countCalls, readJournal } from './contract/journal.ts'
import { createCheckout } from '../orders/checkout.ts'
import { createControl } from './control.ts'

const world = createTestWorld()
const document = await (await world.send('/__mock/openapi.json')).json()
const documented = new Set(operationsOf(document).map(({ method, path }) => `${method.toUpperCase()} ${path}`))

/** Paths for people and tools, not calls. */
const PAGES = new Set(['GET /__mock', 'GET /__mock/', 'GET /__mock/openapi.json'])

test('every route under /__mock/ is in the document', () => {
  const { db } = world
  const worlds = createWorlds(db)
  const store = createStore(db)
  const accounts = createAccounts({ db, worlds, newSecret: randomSecret })
  const announcing = announceArrivals({ db, store, accounts })
  const control = createControl({
    db,
    worlds,
    checkout: createCheckout({ db, worlds, newPaymentId: () => '', announcing, outbox: createOutbox(db, worlds), hasStockGuard: true }),
    store,
    accounts,
    clock: fixedClock(NOON),
    validateResponses: false,
    newGuestId: () => '',
    shopOrigin: '',
  })
  const routed = [...world.app.routes, ...control.routes]
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/__mock'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)(?:\{.*?\})?/g, '{$1}')}`)
  expect(routed).toContain('POST /__mock/faults')
  expect(routed).toContain('POST /__mock/clock/freeze')
  expect([...new Set(routed)].filter((route) => !documented.has(route) && !PAGES.has(route))).toEqual([])
})

/** The response of a call, which must match its schema exactly. */
async function call<Schema extends z.ZodType>(route: Parameters<typeof world.call<Schema>>[0], path: string, body?: unknown) {
  const { schema } = route.responses[200].content['application/json']
  const call = { ...(body !== undefined && { body }), method: String(route.method).toUpperCase() }
  const response = await world.send(path, call)
  const json = await response.json()
  expect(response.status, JSON.stringify(json)).toBe(200)
  const parsed = schema.parse(json)
  expect(parsed).toEqual(json)
  return parsed
}

test('faults and scenarios match the document', async () => {
  const example = { route: 'searchProducts', kind: 'latency', arg: '1' }
  expect((await call(addFaults, '/__mock/faults', example)).data.rules).toMatchObject([{ rule: example, calls: 0, applied: 0 }])
  const [armed] = (await call(listFaults, '/__mock/faults')).data.rules
  expect((await call(removeFault, `/__mock/faults/${armed?.id}`)).data.rules).toEqual([])
  expect((await call(listFaults, '/__mock/faults')).data.kinds.length).toBeGreaterThan(10)
  expect((await call(clearFaults, '/__mock/faults')).data.rules).toEqual([])
  expect((await call(playScenario, '/__mock/scenarios', { name: 'slow-search' })).data.scenario).toBe('slow-search')
  expect((await call(listScenarios, '/__mock/scenarios')).data.scenarios.length).toBeGreaterThan(5)
  await call(playScenario, '/__mock/scenarios', { name: null })
})

test('the journal matches the document', async () => {
  await world.send('/shop/bannerz')
  await world.send('/shop/search/products', { body: { colors: 'red' } })
  const { data } = await call(readJournal, '/__mock/journal?limit=2')
  expect(data.entries.map(({ nearMiss, difference }) => [nearMiss?.operationId, difference?.path])).toEqual([
    [undefined, 'colors'],
    ['banners', undefined],
  ])
  expect((await call(countCalls, '/__mock/journal/count', { path: '/shop/search/*', status: '4xx' })).data.n).toBe(1)
  expect((await call(clearJournal, '/__mock/journal')).data.entries).toEqual([])
})

test.each(operationsOf(document).filter(({ value }) => value['requestBody']))(
  'the example of $method $path is no refused one',
  async (operation) => {
    const { requestBody } = operation.value as { requestBody: { content: Record<string, { example: unknown }> } }
    const body = requestBody.content['application/json']?.example
    const path = operation.path.replace('{id}', '1').replace('{name}', 'x')
    const { status } = await createTestWorld().send(path, { method: operation.method.toUpperCase(), body })
    expect([400, 415, 422]).not.toContain(status)
  },
)
