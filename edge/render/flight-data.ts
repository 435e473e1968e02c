// Flight of a stored page: one data script, which no policy has to admit because nothing in it runs. Flight is full of `"`, so it is
// written as JSON text without its quotes, and `"` as they are: a tenth less than plain JSON. No `<` survives to end the script.

import { escaped } from './escape-script-text.ts'

const ID = 'flight'

/** Selects the script. Text that a vendor wrote may have ids in it, but never a script. */
export const FLIGHT_DATA = `script#${ID}`

/** Flight as a data script. */
export function flightDataScript(flight: string): string {
  return `<script type="text/x-component" id="${ID}">${escaped(flight)}</script>`
}

/** Flight of such a script's text. JSON.parse would need 20,000 quotes escaped first, five times as long; there are some 200 escapes. */
export function readFlightData(text: string): string {
  return text.replace(/\\u(.{4})/g, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
