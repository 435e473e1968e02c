/**
 * Headers that every request to one's own shop has, such as credentials of a staging environment: LOAD_HEADERS, as a JSON object. They are never
 * printed and are in no file.
 * @throws Error for anything but an object of texts
 */
export function ownHeaders(text: string | undefined): Record<string, string> {
  if (text === undefined || text === '') return {}
  try {
    const headers: unknown = JSON.parse(text)
    if (typeof headers === 'object' && headers !== null && !Array.isArray(headers))
      return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
  } catch {
    // What is in it is secret, so it is not quoted.
  }
  throw new Error('LOAD_HEADERS is a JSON object of headers, such as {"authorization":"Basic …"}.')
}
