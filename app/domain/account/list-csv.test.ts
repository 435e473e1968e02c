import { expect, test } from 'vitest'
import type { ProductId } from '../ids.ts'
import { csvHref, listCsv } from './list-csv.ts'
import type { ProListLine } from './professional.ts'

const LABELS = {
  number: 'Numer',
  name: 'Nazwa',
  quantity: 'Ilość',
  price: 'Cena',
  sum: 'Razem',
  currency: 'Waluta',
  address: 'Adres',
  note: 'Uwagi',
  soldOut: 'Sprzedane',
}
const line = (values: Partial<ProListLine>): ProListLine => ({
  id: 7 as ProductId,
  name: 'Fotel',
  imageUrl: null,
  quantity: 2,
  price: { minor: 123_450, currencyId: 'PLN' },
  deliveryTypeId: 1,
  isSoldOut: false,
  ...values,
})
const csv = (products: readonly ProListLine[], language: 'pl' | 'en' = 'pl') =>
  listCsv({ name: 'Hotel', products }, { language, labels: LABELS, addressOf: ({ id }) => `https://patyna.test/fotel-${id}` })

test('EXT-23: a list has a row of headings and one of each product, with sums, as spreadsheets of the language read them', () => {
  expect(csv([line({})])).toBe(
    '\uFEFF"Numer";"Nazwa";"Ilość";"Cena";"Razem";"Waluta";"Adres";"Uwagi"\r\n' +
      '"7";"Fotel";"2";"1234,50";"2469,00";"PLN";"https://patyna.test/fotel-7";""\r\n',
  )
  expect(csv([line({ isSoldOut: true })], 'en')).toContain('"1234.50","2469.00","PLN","https://patyna.test/fotel-7","Sprzedane"\r\n')
})

test.each([
  ['Fotel "366"; dąb', '"Fotel ""366""; dąb"'],
  ['dwa\nwiersze', '"dwa\nwiersze"'],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=2+3', '"\'\t=2+3"'],
  ['\r=2+3', '"\'\r=2+3"'],
])('a name cannot leave its cell or be a formula: %j', (name, cell) => {
  expect(csv([line({ name })]).split(';')[8]).toBe(cell.split(';')[0])
  expect(csv([line({ name })])).toContain(cell)
})

test('the link holds the whole file, whatever is in it', () => {
  const file = csv([line({ name: 'Żółty # 50 % & więcej' })])
  expect(decodeURIComponent(csvHref(file).slice('data:text/csv;charset=utf-8,'.length))).toBe(file)
})
