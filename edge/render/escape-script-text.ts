/** Characters that end a JavaScript string in `'`, JSON text, or a script. */
// oxlint-disable-next-line no-control-regex -- they are to be escaped
const SPECIAL = /[\\'<\u0000-\u001f\u2028\u2029]/g

/** Escapes what would end a string or the script around it; `"` stays. One pass: Flight has hardly any of the former, and 20,000 `"`. */
export function escapeScriptText(text: string): string {
  return text.replace(SPECIAL, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
