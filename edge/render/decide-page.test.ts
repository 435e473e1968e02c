import { expect, test } from 'vitest'
import { decidePage } from './decide-page.ts'

const FAILURE = new Error('of the document')
const stateOf = async (decided: Promise<void>) =>
  Promise.race([
    decided.then(
      () => 'page',
      (error: unknown) => error,
    ),
    new Promise((resolve) => setTimeout(() => resolve('open'))),
  ])

test('the page decides: it is there, or what it fails with', async () => {
  const good = decidePage(async () => 'page')
  expect([await good.page(), await stateOf(good.decided)]).toEqual(['page', 'page'])
  const bad = decidePage(async () => Promise.reject(FAILURE))
  await expect(bad.page()).rejects.toBe(FAILURE)
  expect(await stateOf(bad.decided)).toBe(FAILURE)
})

test('a document that fails around its page decides, too, and one that is broken off while the page is rendered does not', async () => {
  const around = decidePage(async () => 'page')
  around.ended(FAILURE)
  expect(await stateOf(around.decided)).toBe(FAILURE)
  const coming = Promise.withResolvers<string>()
  const slow = decidePage(async () => coming.promise)
  void slow.page()
  slow.ended(FAILURE)
  expect(await stateOf(slow.decided)).toBe('open')
  coming.resolve('page')
  expect(await stateOf(slow.decided)).toBe('page')
})
