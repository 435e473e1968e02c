import { expect, test } from 'vitest'
import { REFERENCE_LISTS, referenceList } from '#app/shop-api/contract/reference.ts'
import { createTestWorld } from '../test-world/test-world.ts'

const world = createTestWorld()

const list = async (name: string, langId = 'pl') =>
  (await world.call(referenceList, `/shop/reference/${name}`, { headers: { langId } })).data.items

test.each(REFERENCE_LISTS)('GAP-47: the list %s is served', async (name) => {
  expect(await list(name)).toBeInstanceOf(Array)
})

test('GAP-47: rows are in the language of the header, in their order', async () => {
  expect((await list('categories', 'es')).map((row) => row['translation'])).toEqual(['Muebles', 'Sillones', 'Sillas'])
})
