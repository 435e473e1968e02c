import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { expect, test } from 'vitest'
import { followedServers, isOfMock } from './restarted-mock.ts'

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

test('it follows the dev server that Vite makes when its settings change, whose watcher is another one', async () => {
  const followed: ViteDevServer['watcher'][] = []
  const follow = ({ watcher }: ViteDevServer) => void followed.push(watcher)
  const options = { middlewareMode: true, ws: false, watch: null } as const
  const plugins = [followedServers(Promise.resolve({ follow }))]
  const server = await createServer({ configFile: false, root: 'docs/checks', logLevel: 'silent', server: options, plugins })
  await server.restart()
  expect([followed.length, followed.at(-1) === server.watcher, new Set(followed).size]).toEqual([2, true, 2])
  await server.close()
})
