import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { countryOptions, countryTexts } from '../../features/country-fields/country-options.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { readTags } from '../../testing/read-tags.ts'
import { AddressForm } from './address-form.client.tsx'
import { addressLabels } from './profile-labels.ts'

const t = await createTranslator('pl')

test('EXT-49: the country of an address to which nothing is delivered any more is asked for, not taken for the first of the list', () => {
  const address = { id: 1, street: 'Ginza', building: '1', apartment: null, zipCode: '104-0061', city: 'Tokio', countryId: 'JP' }
  const countries = { countries: countryOptions('pl', t), countryTexts: countryTexts(t) }
  const html = renderToStaticMarkup(
    <AddressForm address={address} {...countries} {...addressLabels(t)} language="pl" onSaved={() => undefined} />,
  )
  const options = readTags(html, 'option')
  expect([options[0]?.['value'], options.some((option) => 'selected' in option)]).toEqual(['', false])
})
