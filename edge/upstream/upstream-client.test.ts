import { beforeEach, expect, test } from 'vitest'
import { type CallKind, MOST_CALLS } from './call-priorities.ts'
import { createShopDoor, ShopDoorFull } from './upstream-client.ts'
import { createPauses } from './endpoint-back-off.ts'

let time: number
let answers: PromiseWithResolvers<Response>[]
beforeEach(() => {
  time = Date.UTC(2026, 10, 1)
  answers = []
})

const slowShop = async () => {
  const answer = Promise.withResolvers<Response>()
  answers.push(answer)
  return answer.promise
}
const doorOf = () => {
  const door = createShopDoor(() => time)
  const ask = (kind: CallKind) => door.fetchFor({ calls: kind }, slowShop)('http://shop.test/')
  return { door, ask }
}

test('a shop that does not answer: refreshes go first, then prefetches, then pages; who buys has the last places', async () => {
  const { door, ask } = doorOf()
  const kinds = ['refresh', 'prefetch', 'page', 'visitor'] as const
  const made = await Promise.all(
    kinds.map(async (kind) => {
      const before = answers.length
      const asked = Array.from({ length: MOST_CALLS }, () => ask(kind))
      const refused = asked.slice(answers.length - before)
      for (const each of refused) await expect(each).rejects.toThrow(ShopDoorFull)
      return answers.length
    }),
  )
  expect(made.at(-1)).toBe(MOST_CALLS)
  expect(door.underWay()).toBe(MOST_CALLS)
})

test('an answer, or a broken connection, gives the place back', async () => {
  const { door, ask } = doorOf()
  const asked = [ask('visitor'), ask('visitor')]
  expect(door.underWay()).toBe(2)
  answers[0]?.resolve(new Response())
  answers[1]?.reject(new Error('reset'))
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(door.underWay()).toBe(0)
})

test('10,000 calls whose callers were lost hold no place for longer than 6 s, and the map stays as large as it is', async () => {
  const { door, ask } = doorOf()
  for (let call = 0; call < 10_000; call++) void ask('visitor').catch(() => undefined)
  expect(door.underWay()).toBe(MOST_CALLS)
  time += 5999
  await expect(ask('visitor')).rejects.toThrow(ShopDoorFull)
  time += 1
  void ask('refresh')
  expect(door.underWay()).toBe(1)
})

test.each([
  ['as long as it asks for', 20, 20],
  ['never longer than a minute', 3600, 60],
  ['5 s without a word', null, 5],
])('an endpoint that wants a pause is left alone %s', (_rule, asked, seconds) => {
  const pauses = createPauses(10, () => time)
  pauses.begin('/shop/search/products', asked)
  time += seconds * 1000 - 1
  expect([pauses.left('/shop/search/products'), pauses.left('/shop/banners')]).toEqual([1, null])
  time += 1
  expect(pauses.left('/shop/search/products')).toBeNull()
})

test('100,000 endpoints that want a pause leave as many as are allowed, the newest', () => {
  const pauses = createPauses(50, () => time)
  for (let id = 0; id < 100_000; id++) pauses.begin(String(id), 9)
  expect([pauses.size(), pauses.left('99999'), pauses.left('0')]).toEqual([50, 9, null])
})
