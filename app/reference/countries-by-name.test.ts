import { expect, test } from 'vitest'
import { COUNTRY_FORMATS } from '../domain/checkout/country-formats.ts'
import { LANGUAGES } from '../domain/language.ts'
import { countriesByName } from './countries-by-name.ts'
import { countries } from './reference.ts'

test.each(LANGUAGES)(
  'EXT-49: each country that is delivered to has its name of the reference data, and they are sorted by it, in %s',
  (language) => {
    const named = countriesByName(language).map(({ id, name }) => ({ id, name }))
    const names = new Map(countries(language).map(({ id, translation }) => [id, translation]))
    expect(named.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      COUNTRY_FORMATS.map(({ id }) => ({ id, name: names.get(id) })).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
    expect(named.map(({ name }) => name)).toEqual(named.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, language)))
  },
)
