import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flightDataScript, readFlightData } from './flight-data.ts'

const textOf = (script: string) => script.slice(script.indexOf('>') + 1, -'</script>'.length)

test('any Flight survives the round trip, and cannot end its script', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('</script><script>', '<!--<script>', 'line\r\nline\u2028\0', `'"\\`)),
      (flight) => {
        const text = textOf(flightDataScript(flight))
        expect(readFlightData(text)).toBe(flight)
        // An HTML parser changes line ends and ends at `<`; neither is there.
        expect(text).not.toMatch(/[<\r\n\0]/)
      },
    ),
    { numRuns: 5000 },
  )
})
