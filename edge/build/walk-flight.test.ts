import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WALK, withWalk } from './walk-flight.ts'

type Reviver = (this: unknown, key: string, value: unknown) => unknown

const walk = new Function(`${WALK} return walkFlight`)() as (model: unknown, revive: Reviver) => unknown

/** A reviver like React's (createFromJSONCallback), which notes for which values it did something. */
function revivers(): { revive: Reviver; noted: unknown[] } {
  const noted: unknown[] = []
  return {
    noted,
    revive(key, value) {
      if (key === '__proto__') return undefined
      if (typeof value === 'string' && value.startsWith('$')) {
        noted.push([this, key, value].map((each) => JSON.stringify(each)))
        return value === '$undefined' ? undefined : { reference: value }
      }
      if (!Array.isArray(value) || value[0] === undefined || !isElement(value[0])) return value
      noted.push([key, value.length])
      return { type: value[1], key: value[2], props: value[3] }
    },
  }
}

const isElement = (first: unknown) => typeof first === 'object' && first !== null && 'reference' in first && first.reference === '$'

const strings = fc.oneof(fc.constantFrom('$', '$undefined', '$L1', '$$', '', 'text', '__proto__'), fc.string())
const { model } = fc.letrec<{ model: unknown }>((tie) => ({
  model: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.oneof(strings, fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('model'), { maxLength: 5 }),
    fc.dictionary(fc.oneof(fc.constantFrom('__proto__', 'constructor', '0', 'toJSON', 'children'), fc.string()), tie('model'), {
      maxKeys: 5,
    }),
  ),
}))

test('the walk revives the same values, in the same order, with the same result as JSON.parse', () => {
  fc.assert(
    fc.property(fc.array(model, { maxLength: 6 }), (value) => {
      const text = JSON.stringify(value)
      const [one, other] = [revivers(), revivers()]
      const expected: unknown = JSON.parse(text, one.revive)
      const walked = walk(JSON.parse(text), other.revive)
      // Vitest takes a key `constructor` for a type.
      expect(isDeepStrictEqual(walked, expected)).toBe(true)
      expect(other.noted).toStrictEqual(one.noted)
    }),
    { numRuns: 2000 },
  )
})

test('__proto__ of a row is dropped, with all in it', () => {
  const read = walk(JSON.parse('{"a":{"__proto__":{"isAdmin":"$L1"},"b":1}}'), revivers().revive) as { a: object }
  expect(Object.getOwnPropertyNames(read.a)).toEqual(['b'])
  expect(Object.getPrototypeOf(read.a)).toBe(Object.prototype)
})

test('React 19.2 calls back for each value of a row, in one place, which is patched: when this fails, the walk may go', () => {
  const file = 'node_modules/react-server-dom-webpack/cjs/react-server-dom-webpack-client.edge.production.js'
  const code = readFileSync(file, 'utf8')
  const patched = withWalk(code) ?? ''
  expect(patched.match(/walkFlight\(JSON\.parse\(/g)).toHaveLength(1)
  expect(patched.replace('walkFlight(JSON.parse(resolvedModel)', 'JSON.parse(resolvedModel').replace(WALK, '')).toBe(code)
  expect(withWalk('other code')).toBeNull()
})
