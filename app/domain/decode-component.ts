/** Decodes percent-encoding once (RFC 3986 §2.1); null: malformed. */
export function decodeComponent(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
