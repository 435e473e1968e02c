/** What a stored JSON text holds; null when it is none, for texts that visitors can change. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
