import { expect, test } from 'vitest'
import { foreignData } from './foreign-data.ts'
import { oracleOf } from './oracles.ts'

test.each([
  ['{"email":"customer@patyna.test"}', 'customer@patyna.test'],
  ['load-1@patyna.test and load-2@patyna.test', 'load-2@patyna.test'],
  ['load-1@patyna.test, pomoc@patyna.test', undefined],
  ['the example of /docs: email=hanna@patyna.test', undefined],
  ['@media print {} nazwa@domena.pl', undefined],
])('of "%s" the address of another person is %s', (body, address) => {
  expect(foreignData(body, ['load-1@patyna.test'])?.seen).toBe(address)
})

test('a recorded failure begins with the id of its oracle', () => {
  expect(oracleOf('cart-sum: total 7 [a1]')).toBe('cart-sum')
  expect(oracleOf('something else: x')).toBeNull()
})
