import { expect, test } from 'vitest'
import { operationsOf } from '../openapi/document.ts'
import { createSearchIndex } from '../search/search-index.ts'
import { createTestWorld } from '../test-world/test-world.ts'

const world = createTestWorld({ search: createSearchIndex(createTestWorld().db) })
const document = await (await world.send('/__mock/openapi.json')).json()
const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#39;', "'")
const page = async (query = '') => unescaped(await (await world.send(`/__mock/${query}`)).text())

async function submit(fields: Record<string, string>, name = 'main') {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await world.send(`/__mock/?world=${name}`, { body: new URLSearchParams(fields).toString(), headers })
  return { status: response.status, text: unescaped(await response.text()) }
}

test('the page has a form for every call that changes something, and loads and runs nothing', async () => {
  const response = await world.send('/__mock/?world=a')
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*form-action 'self'.*frame-ancestors 'none'/)
  const text = await response.text()
  expect(text).toContain('<h1>World a</h1>')
  const writes = operationsOf(document).filter(({ method }) => method !== 'get')
  const calls = [...text.matchAll(/name="call" value="(\w+)"/g)].map(([, call]) => call)
  expect(calls).toEqual(writes.map(({ value }) => value['operationId']))
  expect(text).not.toMatch(/<(script|link|img|iframe)|src=|@import|url\(|\son\w+=/)
  expect((await world.send('/__mock')).headers.get('location')).toBe('/__mock/')
})

test('a form changes its world, and the page shows it: what is armed, the clock, mails', async () => {
  const rule = { route: 'productDetails', kind: 'status', arg: '418' }
  expect(await submit({ call: 'addFaults', body: JSON.stringify(rule) }, 'b')).toMatchObject({ status: 200 })
  await submit({ call: 'freezeClock', body: '{"at":"2022-03-27T03:00"}' }, 'b')
  await submit({ call: 'playScenario', body: '{"name":"cart-503"}' }, 'b')
  await world.send('/shop/client/password/reset', { body: { email: 'customer@patyna.test' }, headers: { 'x-mock-world': 'b' } })
  const text = await page('?world=b')
  for (const shown of ['"name": "b"', '"arg": "418"', '2022-03-27 03:00:00', '"cart-503"', 'customer@patyna.test'])
    expect(text).toContain(shown)
  expect(await page()).not.toContain('"arg": "418"')
  const [, id = ''] = /"id": (\d+)/.exec(text) ?? []
  expect((await submit({ call: 'removeFault', id }, 'b')).status).toBe(200)
  expect(await page('?world=b')).not.toContain('"arg": "418"')
  expect((await submit({ call: 'deleteWorld', name: 'b' })).status).toBe(200)
})

test('a rejected form shows its error', async () => {
  const soon = await submit({ call: 'setClock', body: '{"at":"soon"}' })
  expect([soon.status, soon.text]).toEqual([422, expect.stringContaining('"at": "incorrectValueErrorMessage"')])
  for (const fields of [{ call: 'nothing' }, { call: 'setClock', body: '{' }]) expect((await submit(fields)).status).toBe(422)
})

test('every link of the page works, and what a user wrote is text', async () => {
  await submit({ call: 'takeSnapshot', body: '{"name":"kept"}' })
  await world.send('/shop/client/password/reset', { body: { email: 'customer@patyna.test' } })
  const addresses = [...(await page()).matchAll(/href="(\/[^"]+)"/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of addresses) expect([address, (await world.send(address)).status]).toEqual([address, 200])
  const rule = { route: 'banners', kind: 'answer', answer: { status: 200, json: '<script>"' } }
  const body = new URLSearchParams({ call: 'addFaults', body: JSON.stringify(rule) }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await (await world.send('/__mock/', { body, headers })).text()).not.toContain('<script>')
})
