/** The value of a JSON text; undefined: it is none, or there is no text. */
export function valueOfJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
