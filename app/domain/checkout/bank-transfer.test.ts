import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { groupedIban, transferCode } from './bank-transfer.ts'
import type { Money } from '../pricing/money.ts'

const TRANSFER = { recipient: 'Patyna', iban: 'PL40000000000000000000001001', title: 'Zamówienie PAT-1001' }
const pln = (minor: number): Money => ({ minor, currencyId: 'PLN' })
const eur = (minor: number): Money => ({ minor, currencyId: 'EUR' })

test('EXT-16: a transfer in PLN is the code of the Polish banks', () => {
  expect(transferCode(TRANSFER, pln(125_050))).toBe('|PL|40000000000000000000001001|125050|Patyna|Zamówienie PAT-1001|||')
  expect(transferCode(TRANSFER, pln(990))).toBe('|PL|40000000000000000000001001|000990|Patyna|Zamówienie PAT-1001|||')
})

test('EXT-16: a transfer in EUR is EPC069-12, below its 331 bytes', () => {
  const code = transferCode(TRANSFER, eur(23_256)) ?? ''
  expect(code.split('\n')).toEqual(['BCD', '002', '1', 'SCT', '', 'Patyna', TRANSFER.iban, 'EUR232.56', '', '', TRANSFER.title])
  expect(transferCode(TRANSFER, eur(1_250))).toContain('\nEUR12.50\n')
  const longest = transferCode({ ...TRANSFER, recipient: 'a'.repeat(99), title: 'b'.repeat(200) }, eur(99_999_999_999)) ?? ''
  expect(new TextEncoder().encode(longest).length).toBeLessThanOrEqual(331)
  // EPC069-12, version 002: at most QR version 13 at level M.
  expect(encode(longest, { ecc: 'M', boostEcc: false }).version).toBeLessThanOrEqual(13)
})

test.each([
  ['above 9,999.99 PLN, which six digits cannot say', TRANSFER, pln(1_000_000)],
  ['of PLN to an account elsewhere', { ...TRANSFER, iban: 'DE02100100100006820101' }, pln(100)],
])('EXT-16: no code %s', (_sentence, transfer, amount) => {
  expect(transferCode(transfer, amount)).toBeNull()
})

test('a separator in a name is no separator of the code', () => {
  const code = transferCode({ ...TRANSFER, recipient: 'A|B\nC', title: 'x'.repeat(40) }, pln(1)) ?? ''
  expect(code.split('|')).toHaveLength(9)
  expect(code.split('|')[4]).toBe('A B C')
  expect(code.split('|')[5]).toHaveLength(32)
})

test('EXT-16: a name is as long as its code allows, and six digits say at most 9,999.99 PLN', () => {
  const long = { ...TRANSFER, recipient: 'a'.repeat(99), title: 'b'.repeat(200) }
  const [, , , amount, recipient] = transferCode(long, pln(999_999))?.split('|') ?? []
  expect([amount, recipient?.length]).toEqual(['999999', 20])
  const lines = transferCode(long, eur(1))?.split('\n') ?? []
  expect([lines[5]?.length, lines.at(-1)?.length]).toEqual([70, 140])
})

test('an account number is read in groups of four', () => {
  expect(groupedIban(TRANSFER.iban)).toBe('PL40 0000 0000 0000 0000 0000 1001')
})
