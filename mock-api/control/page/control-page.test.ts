import { beforeEach, expect, test } from 'vitest'
import { createCartWorld, MANY, type CartWorld } from '../../test-world/cart-calls.ts'
import { FORM_ACTIONS } from './form-actions.ts'
import { SECTIONS } from './sections.ts'

let shop: CartWorld
beforeEach(async () => {
  shop = await createCartWorld()
})

const page = async (query = '') => (await shop.world.send(`/__mock/${query}`)).text()

async function submit(fields: Record<string, string>) {
  const body = new URLSearchParams({ world: 'main', ...fields }).toString()
  return shop.world.send('/__mock/', { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
}

/** Sample input of each form, and the text that the page then shows. */
const FORMS: Record<string, { fields: Record<string, string>; seen: string | RegExp }> = {
  freezeClock: { fields: {}, seen: 'frozen' },
  setClock: { fields: { at: '2022-03-27T03:00' }, seen: '2022-03-27 03:00:00' },
  advanceClock: { fields: { duration: 'P1D' }, seen: '2022-03-18 12:00:00' },
  speedClock: { fields: { speed: '60' }, seen: '60 times as fast' },
  releaseClock: { fields: {}, seen: 'as the machine does' },
  createWorld: { fields: { name: 'trial', copyOf: '' }, seen: '?world=trial' },
  deleteWorld: { fields: { name: 'other' }, seen: /^(?!.*world=other)/s },
  resetWorld: { fields: {}, seen: 'as the machine does' },
  takeSnapshot: { fields: { name: 'before-sale' }, seen: 'before-sale' },
  restoreSnapshot: { fields: { name: 'kept' }, seen: 'kept' },
  deleteSnapshot: { fields: { name: 'kept' }, seen: /^(?!.*>kept<)/s },
  logInAs: { fields: { as: 'pro' }, seen: 'Bearer' },
  addFault: {
    fields: { route: 'productDetails', kind: 'status', arg: '418', id: '5', first: '2' },
    seen: /status\s+<code>418<\/code><\/td>.*id 5, first 2/s,
  },
  addAnswer: {
    fields: {
      route: 'searchProducts',
      status: '201',
      json: '{"data":"{{body.textSearch}}"}',
      place: 'textSearch',
      value: 'fotel',
      persona: 'pro',
    },
    seen: /answer\s+<code>status 201<\/code>.*by pro, body \{"textSearch":"fotel"\}/s,
  },
  removeFault: { fields: { id: '1' }, seen: /^(?!.*<code>599<\/code>)/s },
  clearFaults: { fields: {}, seen: /^(?!.*<code>599<\/code>)/s },
  playScenario: { fields: { name: 'cart-503' }, seen: '<strong>cart-503</strong> is played' },
  stopScenario: { fields: {}, seen: 'None is played' },
  changeProduct: {
    fields: { id: String(MANY), regularPrice: '950', promoPrice: '900', promoEndsAt: '2022-03-20T00:00', stock: '3', status: 'PUBLISHED' },
    seen: '900 zł (promo 900 until 2022-03-19T23:00:00.000Z), 3 in stock, PUBLISHED',
  },
  endPromo: { fields: { id: '2' }, seen: '2 Fotel 366 (changed)' },
  suspendVendor: { fields: { id: '1', isSuspended: 'true', q: '31' }, seen: '(suspended)' },
  vendorHoliday: { fields: { id: '1', vacationUntil: '2022-03-20', q: '31' }, seen: 'value="2022-03-20"' },
}

test.each(Object.keys(FORM_ACTIONS))('the form %s does what it says', async (name) => {
  const { fields, seen } = FORMS[name] ?? { fields: {}, seen: 'a row of FORMS' }
  await submit({ do: 'takeSnapshot', name: 'kept' })
  await shop.world.send('/shop/banners', { headers: { 'x-mock-world': 'other' } })
  await submit({ do: 'changeProduct', id: '5', stock: '4' })
  await submit({ do: 'addFault', route: 'login', kind: 'status', arg: '599' })
  await submit({ do: 'playScenario', name: 'slow-search' })
  const response = await submit({ do: name, ...fields })
  const showsResponse = FORM_ACTIONS[name]?.showsResponse === true
  expect(response.status, await response.clone().text()).toBe(showsResponse ? 200 : 303)
  const text = showsResponse
    ? await response.text()
    : await page(new URL(String(response.headers.get('location')), 'http://localhost').search)
  expect(text.replaceAll('&quot;', '"')).toMatch(seen)
})

test('every form of the page has its action', async () => {
  const text = await page('?q=fotel')
  const used = new Set([...text.matchAll(/name="do" value="(\w+)"/g)].map(([, name]) => name))
  expect([...used].filter((name) => !(name !== undefined && name in FORM_ACTIONS))).toEqual([])
})

test('the page shows a world in every section, and loads and runs nothing', async () => {
  const response = await shop.world.send('/__mock/?world=a')
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*form-action 'self'.*frame-ancestors 'none'/)
  const text = await response.text()
  expect(text).toContain('<strong>a</strong>')
  for (const { id, title } of SECTIONS) expect(text).toContain(`<h2 id="${id}-title">${title}</h2>`)
  expect(text).not.toMatch(/<(script|link|img|iframe)|src=|@import|url\(|\son\w+=/)
  expect((await shop.world.send('/__mock')).headers.get('location')).toBe('/__mock/')
})

test('every link of the page works', async () => {
  await shop.world.send('/shop/client/password/reset', { body: { email: 'customer@patyna.test' } })
  const addresses = [...(await page('?world=main')).matchAll(/href="(\/[^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
  expect(addresses.length).toBeGreaterThan(6)
  for (const address of addresses) expect([address, (await shop.world.send(address)).status]).toEqual([address, 200])
})

test('a rejected form shows its error on the page', async () => {
  const response = await submit({ do: 'setClock', at: 'soon' })
  expect(response.status).toBe(422)
  expect((await response.text()).replaceAll('&quot;', '"')).toContain('"at": "incorrectValueErrorMessage"')
  expect((await submit({ do: 'nothing' })).status).toBe(422)
  expect((await submit({ do: 'resetWorld', world: 'A B' })).status).toBe(422)
})

test('a rule that can do nothing is rejected', async () => {
  const response = await submit({ do: 'addFault', route: 'banners', kind: 'status', id: '5' })
  expect(response.status).toBe(422)
  expect((await response.text()).replaceAll('&quot;', '"')).toContain('"route": "incorrectValueErrorMessage"')
})

test('user input is escaped', async () => {
  const text = await page('?q=%3Cscript%3E%22')
  expect(text).toContain('&lt;script&gt;&quot;')
  expect(text).not.toContain('<script>')
})
