// How each country of delivery writes phone numbers, postal codes and tax numbers (GAP-112). Lengths of phone numbers: national plans of numbers, which
// the tests compare with libphonenumber; postal codes: the Universal Postal Union; tax numbers: the EU's VIES, elsewhere the country's own register.

export interface CountryFormat {
  /** Two capital letters. */
  id: string
  /** Of phone numbers, as in the reference data. */
  prefix: string
  /** Least and greatest number of digits of a phone number, without prefix and trunk prefix. */
  digits: readonly [number, number]
  /** Digits that are dialled inside the country only, as a pattern; null: there are none. */
  trunk: string | null
  /** A mobile number as people write it. */
  phoneExample: string
  /** Pattern of a postal code. */
  postalCode: string
  postalCodeExample: string
  /** Pattern of a tax number of a company, without the letters of the country. */
  taxNumber: string
  /** Letters in front of a tax number; in the EU those of VIES. */
  taxPrefix: string
  /** What the country calls it; null: the page's own words for a VAT number. */
  taxName: string | null
}

type Phone = readonly [prefix: string, digits: readonly [number, number], trunk: string | null, example: string]
type PostalCode = readonly [pattern: string, example: string]
type TaxNumber = readonly [pattern: string, name?: string, prefix?: string]

const row = (
  id: string,
  phone: Phone,
  postalCode: PostalCode,
  [taxNumber, taxName = null, taxPrefix = id]: TaxNumber | readonly [string, null, string],
) => ({
  id,
  prefix: phone[0],
  digits: phone[1],
  trunk: phone[2],
  phoneExample: phone[3],
  postalCode: postalCode[0],
  postalCodeExample: postalCode[1],
  taxNumber,
  taxName,
  taxPrefix,
})

/** The countries that are delivered to: those of the reference data. */
export const COUNTRY_FORMATS: readonly CountryFormat[] = [
  row('AT', ['+43', [7, 13], '0', '0664 123456'], [String.raw`\d{4}`, '1010'], [String.raw`U\d{8}`, 'UID']),
  row('BE', ['+32', [8, 9], '0', '0470 12 34 56'], [String.raw`\d{4}`, '1000'], [String.raw`[01]\d{9}`]),
  row('BG', ['+359', [7, 9], '0', '043 012 345'], [String.raw`\d{4}`, '1000'], [String.raw`\d{9,10}`]),
  row('CH', ['+41', [9, 9], '0', '078 123 45 67'], [String.raw`\d{4}`, '8001'], [String.raw`E\d{9}(?:MWST|TVA|IVA)?`, 'UID']),
  row('CY', ['+357', [8, 8], null, '96 123456'], [String.raw`\d{4}`, '1010'], [String.raw`\d{8}[A-Z]`]),
  row('CZ', ['+420', [9, 9], null, '601 123 456'], [String.raw`\d{3} ?\d{2}`, '110 00'], [String.raw`\d{8,10}`, 'DIČ']),
  row('DE', ['+49', [6, 13], '0', '01512 3456789'], [String.raw`\d{5}`, '10115'], [String.raw`\d{9}`, 'USt-IdNr.']),
  row('DK', ['+45', [8, 8], null, '34 41 23 45'], [String.raw`\d{4}`, '1050'], [String.raw`\d{8}`, 'CVR']),
  row('EE', ['+372', [7, 8], null, '5123 4567'], [String.raw`\d{5}`, '10111'], [String.raw`\d{9}`]),
  row(
    'ES',
    ['+34', [9, 9], null, '612 34 56 78'],
    [String.raw`(?:0[1-9]|[1-4]\d|5[0-2])\d{3}`, '28013'],
    [String.raw`[A-Z\d]\d{7}[A-Z\d]`, 'NIF / CIF'],
  ),
  row('FI', ['+358', [5, 12], '0', '041 2345678'], [String.raw`\d{5}`, '00100'], [String.raw`\d{8}`]),
  row('FR', ['+33', [9, 9], '0', '06 12 34 56 78'], [String.raw`\d{5}`, '75001'], [String.raw`[A-Z\d]{2}\d{9}`]),
  row(
    'GB',
    ['+44', [9, 10], '0', '07400 123456'],
    [String.raw`[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}`, 'SW1A 1AA'],
    [String.raw`\d{9}(?:\d{3})?`],
  ),
  row('GR', ['+30', [10, 10], null, '691 234 5678'], [String.raw`\d{3} ?\d{2}`, '104 31'], [String.raw`\d{9}`, null, 'EL']),
  row('HR', ['+385', [8, 9], '0', '092 123 4567'], [String.raw`\d{5}`, '10000'], [String.raw`\d{11}`, 'OIB']),
  row('HU', ['+36', [8, 9], '06', '06 20 123 4567'], [String.raw`\d{4}`, '1011'], [String.raw`\d{8}`]),
  row(
    'IE',
    ['+353', [7, 9], '0', '085 012 3456'],
    [String.raw`[A-Za-z]\d[\dWw] ?[A-Za-z\d]{4}`, 'D02 AF30'],
    [String.raw`\d[A-Z\d+*]\d{5}[A-W][A-I]?`],
  ),
  row('IS', ['+354', [7, 9], null, '611 1234'], [String.raw`\d{3}`, '101'], [String.raw`\d{5,6}`]),
  row('IT', ['+39', [6, 11], null, '312 345 6789'], [String.raw`\d{5}`, '00118'], [String.raw`\d{11}`, 'Partita IVA']),
  row('LT', ['+370', [8, 8], '[08]', '0 612 34567'], [String.raw`(?:LT-)?\d{5}`, '01100'], [String.raw`\d{9}(?:\d{3})?`]),
  row('LU', ['+352', [4, 11], null, '628 123 456'], [String.raw`(?:L-)?\d{4}`, '1009'], [String.raw`\d{8}`]),
  row('LV', ['+371', [8, 8], null, '21 234 567'], [String.raw`(?:LV-)?\d{4}`, 'LV-1010'], [String.raw`\d{11}`]),
  row('MT', ['+356', [8, 8], null, '9696 1234'], [String.raw`[A-Za-z]{3} ?\d{4}`, 'VLT 1117'], [String.raw`\d{8}`]),
  row('NL', ['+31', [9, 9], '0', '06 12345678'], [String.raw`[1-9]\d{3} ?[A-Za-z]{2}`, '1012 AB'], [String.raw`\d{9}B\d{2}`, 'Btw-id']),
  row('NO', ['+47', [8, 8], null, '406 12 345'], [String.raw`\d{4}`, '0150'], [String.raw`\d{9}(?:MVA)?`]),
  row('PL', ['+48', [9, 9], null, '501 234 567'], [String.raw`\d{2}-\d{3}`, '00-950'], [String.raw`\d{10}`, 'NIP']),
  row('PT', ['+351', [9, 9], null, '912 345 678'], [String.raw`\d{4}-\d{3}`, '1100-148'], [String.raw`\d{9}`, 'NIF / NIPC']),
  row('RO', ['+40', [9, 9], '0', '0712 034 567'], [String.raw`\d{6}`, '010011'], [String.raw`\d{2,10}`, 'CUI']),
  row('SE', ['+46', [7, 10], '0', '070 123 45 67'], [String.raw`\d{3} ?\d{2}`, '111 22'], [String.raw`\d{12}`]),
  row('SI', ['+386', [8, 8], '0', '031 234 567'], [String.raw`(?:SI-)?\d{4}`, '1000'], [String.raw`\d{8}`]),
  row('SK', ['+421', [9, 9], '0', '0912 123 456'], [String.raw`\d{3} ?\d{2}`, '811 01'], [String.raw`\d{10}`, 'IČ DPH']),
  row('UA', ['+380', [9, 9], '0', '050 123 4567'], [String.raw`\d{5}`, '01001'], [String.raw`\d{8,12}`]),
]
