import { expect, test } from 'vitest'
import { countryName } from '../../domain/delivery/delivery-zone.ts'
import { LANGUAGES } from '../../domain/language.ts'
import { countries } from '../../reference/reference.ts'
import { COUNTRY_IDS } from './country-ids.ts'

test.each(LANGUAGES)('EXT-49: the browser names countries as the reference data does, in %s', (language) => {
  const named = countries(language).map(({ id, translation }) => [id, translation])
  expect(COUNTRY_IDS.split(' ').map((id) => [id, countryName(id, language)])).toEqual(named.toSorted())
})
