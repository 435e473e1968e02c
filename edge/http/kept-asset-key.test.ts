import { expect, test } from 'vitest'
import { KEPT_DAYS, keptAssetKey } from './kept-asset-key.ts'

test.each([
  ['/assets/index-CcvreGPS.js', 'asset:index-CcvreGPS.js'],
  ['assets/filter-buttons.client-BtlcXdm_.js', 'asset:filter-buttons.client-BtlcXdm_.js'],
  ['/assets/address-book-CF-E2pLw.css', 'asset:address-book-CF-E2pLw.css'],
  ['/assets/patyna-sans-CVSQNKhT.woff2', 'asset:patyna-sans-CVSQNKhT.woff2'],
  ['/assets/share-image-2MiK2kPT.png', 'asset:share-image-2MiK2kPT.png'],
  ['/assets/index.js', null],
  ['/assets/index-CcvreGPS.html', null],
  ['/assets/../index-CcvreGPS.js', null],
  ['/assets/a/index-CcvreGPS.js', null],
  [`/assets/${'a'.repeat(100)}-CcvreGPS.js`, null],
  ['/assets/', null],
])('%s is kept as %s', (path, key) => expect(keptAssetKey(path)).toBe(key))

test('a build that nobody has replaced for half a year still has its files for the pages that are open then', () => {
  expect(KEPT_DAYS).toBeGreaterThan(183 + 30)
})
