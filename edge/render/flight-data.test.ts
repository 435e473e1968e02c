import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flightDataScript, readFlightData } from './flight-data.ts'

const textOf = (script: string) => script.slice(script.indexOf('>') + 1, -'</script>'.length)

test('any Flight survives the round trip', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (flight) => {
      expect(readFlightData(textOf(flightDataScript(flight)))).toBe(flight)
    }),
    { numRuns: 5000 },
  )
})

test.each([
  'it\'s "quoted" \\ and \\" both \\\\"',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  'line\nline\r\nline\u2028\0',
  '1:["$","a",null,{"href":"x"}]',
])('%j is itself again, and cannot end the script', (flight) => {
  const script = flightDataScript(flight)
  expect(readFlightData(textOf(script))).toBe(flight)
  // An HTML parser changes line ends and ends at `<`; neither is there.
  expect(textOf(script)).not.toMatch(/[<\r\n\0]/)
})
