import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonForScript } from './json-ld.ts'

test('a text that would end the script stays a text', () => {
  const hostile = { name: '</script><script>alert(1)</script><!-- & \u2028' }
  expect(jsonForScript(hostile)).not.toMatch(/[<>&\u2028\u2029]/)
})

test('what is written reads back the same, whatever it is', () => {
  const canonical = (json: string) => JSON.stringify(JSON.parse(json))
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(canonical(jsonForScript(JSON.parse(json)))).toBe(canonical(json))
    }),
  )
})
