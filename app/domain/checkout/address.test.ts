import { expect, test } from 'vitest'
import { addressLines } from './address.ts'

const HOUSE = { street: 'Piotrkowska', building: '104', apartment: null, zipCode: '90-926', city: 'Łódź', countryId: 'PL' }

test.each([
  ['a house', HOUSE, ['Piotrkowska 104', '90-926 Łódź']],
  ['a flat', { ...HOUSE, apartment: '7a' }, ['Piotrkowska 104/7a', '90-926 Łódź']],
])('GAP-35: the lines of %s', (_what, address, lines) => expect(addressLines(address)).toEqual(lines))
