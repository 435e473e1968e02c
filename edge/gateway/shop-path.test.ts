import { expect, test } from 'vitest'
import { shopPath } from './shop-path.ts'

const read = (path: string) => shopPath(`https://shop.test${path}`)

test.each([
  ['/auth/standard/', '/auth/standard/'],
  ['/auth/%73tandard', '/auth/standard'],
  ['/shop/cart/details2/WIOSNA10?x=/../y', '/shop/cart/details2/WIOSNA10'],
  ['/shop/cart/details2/%3C%2Fstyle%3e', '/shop/cart/details2/<%2Fstyle>'],
  ['/auth%2flogout', '/auth%2Flogout'],
])('%s is read as %s', (path, expected) => expect(read(path)).toBe(expected))

test.each(['/shop/.%2E/auth', '/shop/a%2f..%2f..%2fb', '/shop/%00', '/shop/', '/shopping/x', '/shop/%ff'])(
  '%s is not a path of the shop API',
  (path) => expect(read(path)).toBeNull(),
)
