import { expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { environmentProblem } from './environment-problem.ts'

/** A host stands for its origin and its route. */
function problem(host: string, other: string, { vars = {}, routes = [host] }: { vars?: Record<string, string>; routes?: string[] } = {}) {
  const of = (origin: string) => ({ name: '', requiredSecrets: [], kv_namespaces: [], vars: { PUBLIC_ORIGIN: `https://${origin}` } })
  const beside = new Map([['production', { ...of(other), routes: [other] }]])
  return environmentProblem('preview', { ...of(host), vars: { PUBLIC_ORIGIN: `https://${host}`, ...vars }, routes }, beside)
}

test.each<[string, string, string | null, Parameters<typeof problem>[2]?]>([
  ['preview.patyna.pl', 'sklep.patyna.pl', 'patyna.pl'],
  ['a.b.patyna.pl', 'patyna.pl', 'patyna.pl'],
  ['p.test', 'patyna.pl', 'patyna.pl', { vars: { SERVED_HOSTS: 'x.test, https://old.Patyna.pl:8443' } }],
  ['p.test', 'patyna.pl', 'patyna.pl', { routes: ['p.test', '*.patyna.pl/*'] }],
  ['p.test', 'patyna.pl', 'patyna.pl', { routes: ['p.test', '*patyna.pl/*'] }],
  ['p.test', 'patyna.pl', null, { vars: { SHOP_API_ORIGIN: 'https://api.patyna.pl' } }],
  ['preview.nie-patyna.pl', 'patyna.pl', null],
  ['preview.patyna.com.pl', 'patyna.com.pl', 'patyna.com.pl'],
  ['inny.com.pl', 'patyna.com.pl', null],
  ['preview.one.workers.dev', 'shop.one.workers.dev', 'one.workers.dev'],
  ['one.workers.dev', 'two.workers.dev', null],
])('EXT-62: %s beside %s shares %s', (host, other, domain, more) => {
  expect(problem(host, other, more)).toEqual(domain === null ? null : expect.stringContaining(`share ${domain}, so logins`))
})

test.each([
  [['shop.test'], null],
  [['https://shop.test/*'], null],
  [['*.test/*'], null],
  [['*shop.test/*'], null],
  [[], 'has no route for https://shop.test (PUBLIC_ORIGIN)'],
  [['other.test', 'my.shop.test', '*.shop.test/*'], 'has no route for https://shop.test (PUBLIC_ORIGIN)'],
  [['shop.test', 'shop.patyna.example/*'], 'still has examples: route shop.patyna.example/*.'],
])('routes %j: %s', (routes, said) => {
  expect(problem('shop.test', 'other.pl', { routes })).toEqual(said === null ? null : expect.stringContaining(said))
})

test('EXT-62: the environments of wrangler.toml have no domain in common', () => {
  const [preview, production] = ['preview', 'production'].map((env) => {
    const { vars, routes } = JSON.parse(JSON.stringify(readConfig({ config: 'wrangler.toml', env })).replaceAll('.example', '.test'))
    return { vars, routes: routes.map(({ pattern }: { pattern: string }) => pattern), name: '', requiredSecrets: [], kv_namespaces: [] }
  })
  expect(preview && production && environmentProblem('preview', preview, new Map([['production', production]]))).toBeNull()
})
