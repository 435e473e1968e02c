// Flight of a cached page: one data script, which no policy has to admit because nothing in it runs. Flight is full of `"`, so it is
// written as JSON text without its quotes, and `"` unescaped: a tenth less than plain JSON. `<` is escaped, so nothing ends the script.

import { escapeScriptText } from './escape-script-text.ts'

const ID = 'flight'

/** Selects the script. A vendor's text may contain ids, but never a script. */
export const FLIGHT_DATA = `script#${ID}`

/** Flight as a data script. */
export function flightDataScript(flight: string): string {
  return `<script type="text/x-component" id="${ID}">${escapeScriptText(flight)}</script>`
}

/** Flight from the text of that script. JSON.parse would need 20,000 quotes escaped first and takes five times as long; there are about 200 escapes. */
export function readFlightData(text: string): string {
  return text.replace(/\\u(.{4})/g, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
