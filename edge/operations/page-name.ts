/**
 * What the log calls a stored page: eight hexadecimal digits of its key (FNV-1a, 32 bits), so that visits to one page can be counted without
 * its address. Keys with words that somebody typed have no name: a hash of these could be guessed.
 */
export function pageNameOf(key: string): string | null {
  if (TYPED.test(key)) return null
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** The search for words, in the JSON of cache-key.ts. */
const TYPED = /"textSearch":"[^"]/
