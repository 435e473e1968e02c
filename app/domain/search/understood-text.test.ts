import { expect, test } from 'vitest'
import { NO_FILTERS } from './filters.ts'
import { factBadges, literally, withoutPart } from './understood-text.ts'

const filters = { ...NO_FILTERS, page: 3, colors: [2], textSearch: 'fotel do 500 zł 80 cm' }
const label = ({ facet, range, unit }: { facet: string; range: { to?: number }; unit: string }) => `${facet} ${range.to} ${unit}`

test('EXT-10: a number that was understood is removed from the text, the rest of the listing stays', () => {
  expect(withoutPart(filters, 'do 500 zł')).toEqual({ ...filters, page: 1, textSearch: 'fotel 80 cm' })
  expect(withoutPart({ ...filters, textSearch: 'do 500 zł' }, 'do 500 zł').textSearch).toBe('')
})

test.each([
  ['do 600 zł 6 krzeseł', '6', 'do 600 zł krzeseł'],
  ['lata 60. 6 krzeseł', '6', 'lata 60. krzeseł'],
  ['stół 80cm', '80', 'stół cm'],
  ['lampa $&.', '$&', 'lampa .'],
  ['stół (dąb', '(dąb', 'stół'],
  ['lampa 2+1 [nowa', '2+1 [nowa', 'lampa'],
])('EXT-10: of %j the part %j leaves %j: a number goes, not the same digits of another one', (textSearch, typed, left) =>
  expect(withoutPart({ ...filters, textSearch }, typed).textSearch).toBe(left),
)

test('EXT-10: a word is taken literally, not the same letters of another one', () =>
  expect(literally({ ...filters, textSearch: 'stolik stół 600 6' }, '6').textSearch).toBe('stolik stół 600 "6"'))

test('EXT-10: quotation marks switch back to plain text', () => {
  expect(literally(filters)).toEqual({ ...filters, page: 1, textSearch: '"fotel do 500 zł 80 cm"' })
  expect(literally(filters, '80 cm').textSearch).toBe('fotel do 500 zł "80 cm"')
  expect(literally({ ...filters, textSearch: 'stary "fotel" $&' }).textSearch).toBe('"stary fotel $&"')
  expect(literally({ ...filters, textSearch: 'x'.repeat(128) }).textSearch).toHaveLength(128)
})

test('EXT-10: ranges are called as their filters are, other numbers as typed; what the text lacks has no badge', () => {
  const facts = [
    { typed: 'do 500 zł', bounds: { facet: 'price' as const, range: { to: 500 } } },
    { typed: '80 cm', bounds: null },
    { typed: '90 cm', bounds: null },
  ]
  expect(factBadges(filters, { facts, corrected: [], without: [], instead: [], excluded: [] }, label)).toEqual([
    { title: 'price 500 PLN', without: { ...filters, page: 1, textSearch: 'fotel 80 cm' } },
    { title: '80 cm', without: { ...filters, page: 1, textSearch: 'fotel do 500 zł' } },
  ])
})
