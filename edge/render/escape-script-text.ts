/** What cannot stand as it is in a JavaScript string between `'`, in JSON text, or in a script: no `<` may end that. */
// oxlint-disable-next-line no-control-regex -- these are the ones
const TROUBLE = /[\\'<\u0000-\u001f\u2028\u2029]/g

/** Text without what would end a string or the script around it; `"` stays as it is. One pass: Flight has hardly any of it, and 20,000 `"`. */
export function escaped(text: string): string {
  return text.replace(TROUBLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
