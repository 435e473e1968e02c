import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { operationsOf } from '../openapi/document.ts'
import { createTestWorld } from '../test-world/test-world.ts'

const world = createTestWorld()
const document = await (await world.send('/__mock/openapi.json')).json()
const operations = operationsOf(document)

describe('the document of the control API', () => {
  test('describes the control API only, and is absent from that of the shop API', async () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Control API of the mock' } })
    expect(operations.filter(({ path }) => !path.startsWith('/__mock/'))).toEqual([])
    const ofShop = operationsOf(await (await world.send('/openapi.json')).json())
    expect(ofShop.filter(({ path }) => path.startsWith('/__mock/'))).toEqual([])
  })

  test.each(operations)('$method $path has a tag, a summary and is called in a test', ({ value }) => {
    const known = document.tags.map(({ name }: { name: string }) => name)
    expect(known).toContain(String(value['tags']))
    expect(value['summary']).toEqual(expect.stringMatching(/\w/))
    const tests = globSync('mock-api/{control,faults,journal}/**/*.test.ts').map((file) => readFileSync(file, 'utf8'))
    const name = String(value['operationId'])
    const isCalled = tests.some((text) => new RegExp(`call\\(${name.replace('listShopOrders', 'listOrders')}[,)]`).test(text))
    expect(isCalled || name === 'viewMail', `no test asks ${name}`).toBe(true)
  })
})

test.each(operations.filter(({ value }) => value['requestBody']))('the example of $method $path is no refused one', async (operation) => {
  const { requestBody } = operation.value as { requestBody: { content: Record<string, { example: unknown }> } }
  const body = requestBody.content['application/json']?.example
  const path = operation.path.replace('{id}', '1').replace('{name}', 'x')
  const { status } = await createTestWorld().send(path, { method: operation.method.toUpperCase(), body })
  expect([400, 415, 422]).not.toContain(status)
})

describe('without control', () => {
  const closed = createTestWorld({ hasControl: false })
  test.each(['/__mock/', '/__mock', '/__mock/openapi.json', ...operations.map(({ path }) => path)])('%s is 404', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect(await closed.ask(path, { method })).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
    }
  })
})

test('another name than of this machine reaches the shop, but not the control API', async () => {
  const statusOf = async (path: string) => (await createTestWorld().app.request(`http://evil.test${path}`)).status
  expect(await Promise.all(['/__mock/clock', '/__mock/', '/shop/banners'].map(statusOf))).toEqual([403, 403, 200])
})

test('a wrong method is 405, a wrong path 404, a body that is not JSON 415', async () => {
  const response = await world.send('/__mock/clock', { method: 'DELETE' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  expect(await world.statusOf('/__mock/nothing')).toBe(404)
  expect(await world.statusOf('/__mock/worlds', { body: 'name=a', headers: { 'content-type': 'text/plain' } })).toBe(415)
})
