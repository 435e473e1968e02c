import { expect, test } from 'vitest'
import { REFERENCE_LISTS, referenceList } from '#app/shop-api/contract/reference.ts'
import { createTestWorld } from '../test-world/test-world.ts'

const world = createTestWorld()

const list = async (name: string, langId = 'pl') =>
  (await world.call(referenceList, `/shop/reference/${name}`, { headers: { langId } })).data.items

test('MKT-01, MKT-02, MKT-03, MKT-04, MKT-05, MKT-06, MKT-07, MKT-08, MKT-09, MKT-10, MKT-11: three markets with currency, country, language and isLocal', async () => {
  expect(await list('markets', 'en')).toMatchObject([
    { id: 1, currencyId: 'EUR', countryId: null, defaultLangId: 'en', isLocal: false, langId: 'en', translation: 'Market 1' },
    { id: 2, currencyId: 'PLN', countryId: 'PL', defaultLangId: 'pl', isLocal: true },
    { id: 3, currencyId: 'EUR', countryId: 'ES', defaultLangId: 'es', isLocal: true },
  ])
})

test.each(REFERENCE_LISTS)('GAP-47: the list %s is served', async (name) => {
  expect(await list(name)).toBeInstanceOf(Array)
})

test('GAP-47: rows are in the language of the header, in their order', async () => {
  expect((await list('categories', 'es')).map((row) => row['translation'])).toEqual(['Muebles', 'Sillones', 'Sillas'])
})
