import { expect, test, vi } from 'vitest'
import { jsonOf } from '../upstream/response-json.ts'
import { callsAt } from './shop-calls.ts'
import { verifyResponse } from './verify-response.ts'

const NOTHING = { langId: 'pl', query: new URLSearchParams(), body: new Uint8Array() }
const CART = '{ "data": "EMPTY_CART" }'
const call = callsAt('/shop/cart/details2').get('GET')
const verified = async (text: string) => {
  if (!call) throw new Error('no such call')
  return verifyResponse(call, NOTHING, new Response(text))
}

test('a response is parsed once, for all who read it on the way, and passes as it came', async () => {
  const parse = vi.spyOn(JSON, 'parse')
  const json = vi.spyOn(Response.prototype, 'json')
  const response = await verified(CART)
  expect([await jsonOf(response), await jsonOf(response)]).toEqual([{ data: 'EMPTY_CART' }, { data: 'EMPTY_CART' }])
  expect([parse.mock.calls.length, json.mock.calls.length]).toEqual([1, 0])
  expect(await response.text()).toBe(CART)
})

test('the JSON of a response that nobody has parsed leaves its body to be sent', async () => {
  const response = new Response(CART)
  expect(await jsonOf(response)).toEqual({ data: 'EMPTY_CART' })
  expect(await response.text()).toBe(CART)
  expect(await jsonOf(new Response('<html>'))).toBeNull()
})

test('EXT-20: of the download of all that is kept of a user nothing is left out', async () => {
  const call = callsAt('/shop/client/export').get('GET')
  if (!call) throw new Error('no such call')
  const text = '{"data":{"orders":[{"id":"of another shape"}],"news":1}}'
  const response = await verifyResponse(call, NOTHING, new Response(text))
  expect(await response.text()).toBe(text)
})
