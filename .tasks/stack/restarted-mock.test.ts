import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isOfMock } from './restarted-mock.ts'

test('in development the mock starts again at a change of anything that it imports of the storefront', () => {
  const sources = globSync('{mock-api,db,seeds,app/shop-api/contract}/**/*.ts').filter((file) => !/\.test\.ts$|\/test-world\//.test(file))
  const imported = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '#(app\/[^']+)'/g)].map(([, path = '']) => path))
  expect(imported).toContain('app/domain/checkout/payment-methods.ts')
  expect(imported.filter((path) => !isOfMock(resolve(path)))).toEqual([])
})

test.each([
  ['locales/pl/mails.json', true],
  ['locales/pl/nav.json', false],
  ['app/pages/home/home-page.tsx', false],
  ['app/domain/market.test.ts', false],
  ['mock-api/README.md', false],
  ['mock-api/.app.ts.swp', false],
])('%s: %s', (file, isOfIt) => expect(isOfMock(resolve(file))).toBe(isOfIt))
