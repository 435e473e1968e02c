/**
 * The name of a cached page in the log: a 32-bit FNV-1a hash of its key, in hexadecimal, so that requests for one page can be counted without
 * its address. Keys with search words have no name, because their hash could be guessed.
 */
export function pageNameOf(key: string): string | null {
  if (SEARCH_WORDS.test(key)) return null
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** In the JSON of store/cache-key.ts. */
const SEARCH_WORDS = /"textSearch":"[^"]/
