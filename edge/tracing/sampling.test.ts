import { expect, test } from 'vitest'
import { isSampled, shareOf } from './sampling.ts'

test.each([
  ['/', 0.05],
  ['/fotel-366-1', 0.05],
  ['/_rsc/abc/produkty', 0.05],
  ['/shop/cart', 0.02],
  ['/auth/standard', 0.02],
  ['/healthz', 0],
  ['/healthz-366-1', 0.05],
  ['/assets/a.js', 0],
  ['/photos/a-320.avif', 0],
  ['/vitals', 0],
])('%s is sampled at %d', (path, share) => {
  expect(shareOf(path)).toBe(share)
  expect(isSampled(path, 0)).toBe(share > 0)
  expect(isSampled(path, share)).toBe(false)
})
