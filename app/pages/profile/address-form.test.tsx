import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ALL_MARKETS } from '../../domain/market.ts'
import { countryOptions, countryTexts } from '../../features/country-fields/country-options.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { createPageVisitor, inputOf } from '../../testing/every-page.ts'
import { readTags } from '../../testing/read-tags.ts'
import { AddressBook } from './address-book.client.tsx'
import { AddressForm } from './address-form.client.tsx'
import { addressLabels } from './profile-labels.ts'
import { ProfilePage } from './profile-page.tsx'

const t = await createTranslator('pl')
const visitor = await createPageVisitor()

test.each(ALL_MARKETS)('GAP-35: a new address begins in the country of the market: $name', async (market) => {
  const page = await ProfilePage(await inputOf('userProfile', { market, visitor }))
  const [book] = elementsOf(page, AddressBook)
  if (!book) throw new RangeError('no address book')
  const html = renderToStaticMarkup(<AddressForm {...book} address={null} onSaved={() => undefined} />)
  expect(readTags(html, 'option').find((option) => 'selected' in option)?.['value'] || null).toBe(market.countryId)
})

test('EXT-49: the country of an address to which nothing is delivered any more is asked for, not taken for the first of the list', () => {
  const address = { id: 1, street: 'Ginza', building: '1', apartment: null, zipCode: '104-0061', city: 'Tokio', countryId: 'JP' }
  const countries = { countries: countryOptions('pl', t), countryTexts: countryTexts(t) }
  const html = renderToStaticMarkup(
    <AddressForm address={address} newCountryId="PL" {...countries} {...addressLabels(t)} language="pl" onSaved={() => undefined} />,
  )
  const options = readTags(html, 'option')
  expect([options[0]?.['value'], options.some((option) => 'selected' in option)]).toEqual(['', false])
})
