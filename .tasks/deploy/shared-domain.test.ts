import { expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { sharedDomain } from './shared-domain.ts'

const of = (vars: Record<string, string>, ...routes: string[]) => ({ vars, routes })
const production = of({ PUBLIC_ORIGIN: 'https://sklep.patyna.pl', PARENT_DOMAIN: 'patyna.pl' }, 'sklep.patyna.pl')

test.each([
  ['a preview under production’s domain', of({ PUBLIC_ORIGIN: 'https://preview.patyna.pl' }), 'patyna.pl'],
  ['deep under it, with a port', of({ PUBLIC_ORIGIN: 'https://a.b.Patyna.pl:8443' }), 'patyna.pl'],
  ['a further host of it', of({ PUBLIC_ORIGIN: 'https://p.test', SERVED_HOSTS: 'x.test, old.patyna.pl' }), 'patyna.pl'],
  ['a route alone', of({ PUBLIC_ORIGIN: 'https://p.test' }, '*.patyna.pl/*'), 'patyna.pl'],
  ['a route with a star', of({ PUBLIC_ORIGIN: 'https://p.test' }, '*patyna.pl/*'), 'patyna.pl'],
  ['a panel of production', of({ PUBLIC_ORIGIN: 'https://p.test', VENDOR_HOST: 'https://vendor.patyna.pl' }), 'patyna.pl'],
  ['a shop API there, which no browser visits', of({ PUBLIC_ORIGIN: 'https://p.test', SHOP_API_ORIGIN: 'https://api.patyna.pl' }), null],
  ['a name that only ends alike', of({ PUBLIC_ORIGIN: 'https://preview.nie-patyna.pl' }), null],
  ['another domain', of({ PUBLIC_ORIGIN: 'https://patyna-preview.pl' }), null],
])('EXT-62: %s', (_what, preview, domain) => {
  expect(sharedDomain(preview, production)).toBe(domain)
  expect(sharedDomain(production, preview)).toBe(domain)
})

test.each([
  ['patyna.com.pl', 'patyna.com.pl', 'patyna.com.pl'],
  ['preview.patyna.com.pl', 'patyna.com.pl', 'patyna.com.pl'],
  ['inny.com.pl', 'patyna.com.pl', null],
  ['preview.one.workers.dev', 'shop.one.workers.dev', 'one.workers.dev'],
  ['one.workers.dev', 'two.workers.dev', null],
])('EXT-62: %s and %s', (one, other, domain) =>
  expect(sharedDomain(of({ PUBLIC_ORIGIN: `https://${one}` }), of({ PUBLIC_ORIGIN: `https://${other}` }))).toBe(domain),
)

test('EXT-62: the environments of wrangler.toml have none in common', () => {
  const [preview, live] = ['preview', 'production'].map((env) => {
    const { vars, routes = [] } = readConfig({ config: 'wrangler.toml', env })
    return { vars, routes: routes.map((route: string | { pattern: string }) => (typeof route === 'string' ? route : route.pattern)) }
  })
  expect(preview && live && sharedDomain(preview, live)).toBeNull()
})
