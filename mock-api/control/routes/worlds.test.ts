import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#app/domain/time/instant.ts'
import { orderDetails } from '#app/shop-api/contract/orders.ts'
import { type CartWorld, createCartWorld, GUEST, MANY } from '../../test-world/cart-calls.ts'
import { NOON } from '../../test-world/time.ts'
import { changeOrder } from '../contract/shop.ts'
import { freezeClock, setClock, showClock } from '../contract/clock.ts'
import {
  createWorld,
  deleteSnapshot,
  deleteWorld,
  listSnapshots,
  listWorlds,
  resetWorld,
  restoreSnapshot,
  takeSnapshot,
} from '../contract/worlds.ts'

let shop: CartWorld
beforeEach(async () => {
  shop = await createCartWorld()
})

const WORLDS = '/__mock/worlds'
const SNAPSHOTS = '/__mock/snapshots'
const inWorld = (name: string) => ({ ...GUEST, 'x-mock-world': name })
const worldNames = async () => (await shop.world.call(listWorlds)).data.items.map(({ name }) => name)
const make = async (body: object) => (await shop.world.call(createWorld, { body })).data
const take = async (name: string) => (await shop.world.call(takeSnapshot, { body: { name } })).data
const restore = async (name: string) => (await shop.world.call(restoreSnapshot, `${SNAPSHOTS}/${name}/restore`)).data
const clock = async () => (await shop.world.call(showClock)).data
const errorOf = async (path: string, call: object) => (await shop.world.ask(path, call)).error.code

describe('worlds', () => {
  test('are created by the first call in them, or by name', async () => {
    await shop.add(MANY, {}, inWorld('entered'))
    expect(await make({ name: 'named' })).toMatchObject({ name: 'named', speed: 1, scenario: null, snapshots: [] })
    expect(await worldNames()).toEqual(['entered', 'main', 'named'])
  })

  test('are named by the header, else by a cookie, in calls of the shop and of control', async () => {
    const cookie = 'a=b; mock-world=by-cookie'
    await shop.world.call(freezeClock, { body: { at: '2030-01-01T00:00:00Z' }, headers: { cookie } })
    const yearIn = async (headers: Record<string, string>) =>
      (await shop.world.send('/shop/banners', { headers })).headers.get('x-mock-now')?.slice(0, 4)
    expect(await yearIn({ cookie })).toBe('2030')
    expect(await yearIn({ cookie, 'x-mock-world': 'by-header' })).toBe('2022')
  })

  test('can be copied, with clock, carts and logins, and are then independent', async () => {
    await shop.add(MANY)
    const login = await shop.world.logIn('customer')
    await shop.world.call(freezeClock, { body: { at: '2022-03-18T07:00:00Z' } })
    expect(await make({ name: 'copy', copyOf: 'main' })).toMatchObject({ now: '2022-03-18T07:00:00.000Z', speed: 0 })
    expect(await shop.world.statusOf('/shop/client/details', { headers: { ...login, 'x-mock-world': 'copy' } })).toBe(200)
    await shop.add(MANY, {}, inWorld('copy'))
    expect([await shop.quantities(), await shop.quantities(inWorld('copy'))]).toEqual([{ [`${MANY}:1`]: 1 }, { [`${MANY}:1`]: 2 }])
  })

  test('that exist already, are unknown or have an invalid name are rejected', async () => {
    expect(await errorOf(WORLDS, { body: { name: 'main' } })).toBe('CONFLICT')
    expect(await errorOf(WORLDS, { body: { name: 'b', copyOf: 'nowhere' } })).toBe('NOT_FOUND')
    for (const name of ['seed', 'A', 'main:before', '']) expect(await errorOf(WORLDS, { body: { name } })).toBe('INVALID')
    expect(await errorOf(`${WORLDS}/nowhere`, { method: 'DELETE' })).toBe('NOT_FOUND')
    expect(await errorOf('/__mock/clock?world=seed', {})).toBe('MALFORMED')
    expect(await errorOf('/__mock/clock', { headers: { 'x-mock-world': 'main:before' } })).toBe('MALFORMED')
  })

  test('are deleted with their snapshots', async () => {
    await shop.add(MANY, {}, inWorld('a'))
    await shop.world.call(takeSnapshot, { body: { name: 's' }, headers: inWorld('a') })
    await shop.world.call(deleteWorld, `${WORLDS}/a`)
    expect(await worldNames()).toEqual(['main'])
    expect((await shop.world.call(listSnapshots, { headers: inWorld('a') })).data.items).toEqual([])
    expect(await shop.quantities(inWorld('a'))).toEqual({})
  })

  test('are reset to what the seed holds, the clock too', async () => {
    await shop.add(MANY)
    const login = await shop.world.logIn('customer')
    await shop.world.call(setClock, { body: { at: '2022-03-18T07:00:00Z' } })
    await take('kept')
    expect(await shop.world.call(resetWorld)).toMatchObject({ data: { name: 'main', snapshots: ['kept'] } })
    expect([await shop.quantities(), (await clock()).isTouched]).toEqual([{}, false])
    expect(await shop.world.statusOf('/shop/client/details', { headers: login })).toBe(401)
    expect(Object.keys(await shop.world.logIn('customer'))).toContain('authorization')
  })
})

describe('snapshots', () => {
  test('restore a world, with the instant of its clock', async () => {
    await shop.add(MANY)
    await shop.world.call(setClock, { body: { at: '2022-03-18T07:00:00Z' } })
    shop.world.setNow(NOON + MINUTE_MS)
    expect(await take('before')).toMatchObject({ name: 'before', now: '2022-03-18T07:01:00.000Z' })
    await shop.order()
    shop.world.setNow(NOON + 60 * MINUTE_MS)
    expect([await shop.quantities(), await shop.stockOf(MANY)]).toEqual([{}, 4])
    await restore('before')
    expect([await shop.quantities(), await shop.stockOf(MANY)]).toEqual([{ [`${MANY}:1`]: 1 }, 5])
    expect((await clock()).now).toBe('2022-03-18T07:01:00.000Z')
    shop.world.setNow(NOON + 61 * MINUTE_MS)
    expect((await clock()).now).toBe('2022-03-18T07:02:00.000Z')
  })

  test('EXT-16: keep the order in which things happened, within one instant and on a clock that is set back', async () => {
    const headers = await shop.world.logIn('customer')
    await shop.add(MANY, {}, headers)
    const { orderId } = await shop.order({}, headers)
    const enter = async (status: string) => shop.world.call(changeOrder, `/__mock/orders/${orderId}`, { method: 'PATCH', body: { status } })
    await enter('PAID')
    await enter('IN_PREPARATION')
    await take('before')
    await restore('before')
    shop.world.setNow(NOON - MINUTE_MS)
    await enter('SHIPPED')
    const { events } = (await shop.world.call(orderDetails, `/shop/client/orders/${orderId}`, { headers })).data
    expect(events?.map(({ status }) => status)).toEqual(['AWAITING_PAYMENT', 'PAID', 'IN_PREPARATION', 'SHIPPED'])
  })

  test('belong to their world, are listed, can be restored twice and deleted', async () => {
    await take('b')
    await take('a')
    await shop.add(MANY)
    await restore('a')
    await shop.add(MANY)
    await restore('a')
    expect(await shop.quantities()).toEqual({})
    expect((await shop.world.call(listSnapshots)).data.items.map(({ name }) => name)).toEqual(['a', 'b'])
    expect((await shop.world.call(listSnapshots, `${SNAPSHOTS}?world=other`)).data.items).toEqual([])
    await shop.world.call(deleteSnapshot, `${SNAPSHOTS}/a`)
    expect((await shop.world.call(listSnapshots)).data.items.map(({ name }) => name)).toEqual(['b'])
  })

  test('that exist already or are unknown are rejected', async () => {
    await take('a')
    expect(await errorOf(SNAPSHOTS, { body: { name: 'a' } })).toBe('CONFLICT')
    expect(await errorOf(`${SNAPSHOTS}/b/restore`, { method: 'POST' })).toBe('NOT_FOUND')
    expect(await errorOf(`${SNAPSHOTS}/b`, { method: 'DELETE' })).toBe('NOT_FOUND')
  })
})

test('worlds, snapshots and mails are listed by pages', async () => {
  for (const name of ['a', 'b', 'c']) await shop.world.send('/__mock/worlds', { body: { name } })
  const { items, pagination } = (await shop.world.call(listWorlds, '/__mock/worlds?per_page=2&page=2')).data
  expect([items.map(({ name }) => name), pagination]).toEqual([['c', 'main'], { total: 4, page: 2, per_page: 2 }])
  for (const path of ['worlds', 'snapshots', 'mails', 'carts', 'orders']) {
    expect([path, await shop.world.statusOf(`/__mock/${path}?per_page=101`)]).toEqual([path, 422])
  }
})
