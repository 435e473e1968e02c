import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('EXT-85: every variable, secret and binding of wrangler.toml is a field of EdgeBindings', () => {
  const [, fields = ''] = /interface EdgeBindings \{([^]*?)\n\}/.exec(readFileSync('edge/env.ts', 'utf8')) ?? []
  const config = readFileSync('wrangler.toml', 'utf8')
  const [vars, bindings] = [config.matchAll(/^([A-Z_]+) = /gm), config.matchAll(/^(?:binding|name) = "([A-Z_]+)"/gm)]
  const secrets = [...config.matchAll(/^required = \[([^\]]*)/gm)].flatMap(([, names = '']) => [...names.matchAll(/"([A-Z_]+)"/g)])
  const named = new Set([...vars, ...bindings, ...secrets].map(([, name = '']) => name))
  expect(named.size).toBeGreaterThan(15)
  expect([...named].filter((name) => !new RegExp(`^  ${name}\\??: `, 'm').test(fields))).toEqual([])
})
