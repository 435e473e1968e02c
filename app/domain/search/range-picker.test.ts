import { expect, test } from 'vitest'
import { blurUpper, changeLower } from './range-picker.ts'

test.each([
  ['UIK-49: lower is at least 0', changeLower({ lower: null, upper: null }, -5), { lower: 0, upper: null }],
  ['a lower bound below upper', changeLower({ lower: 1, upper: 9 }, 8), { lower: 8, upper: 9 }],
  ['UIK-51, GAP-13: raised to upper', changeLower({ lower: 1, upper: 9 }, 9), { lower: 9, upper: null }],
  ['UIK-51: raised above upper', changeLower({ lower: 1, upper: 9 }, 10), { lower: 10, upper: null }],
  ['lower is emptied', changeLower({ lower: 1, upper: 9 }, null), { lower: null, upper: 9 }],
  ['UIK-52: upper below lower on blur', blurUpper({ lower: 100, upper: 1 }), { lower: 100, upper: null }],
  ['UIK-50, GAP-13: upper equal to lower on blur', blurUpper({ lower: 100, upper: 100 }), { lower: 100, upper: 100 }],
  ['UIK-50: upper below 0 without a lower', blurUpper({ lower: null, upper: -1 }), { lower: null, upper: null }],
  ['an empty upper on blur', blurUpper({ lower: 100, upper: null }), { lower: 100, upper: null }],
])('%s', (_sentence, range, expected) => {
  expect(range).toEqual(expected)
})
