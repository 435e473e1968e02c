import { constantTimeEqual } from './same-bytes.ts'

/** A shorter secret counts as none, in characters. */
const SHORTEST_SECRET = 16

/** Whether a bound secret is one; where it is not, what it guards does not exist. */
export function isSecret(bound: string | undefined): bound is string {
  return bound !== undefined && bound.length >= SHORTEST_SECRET
}

/** Compares hashes in constant time, so that the time reveals nothing of where two texts differ. */
export async function isSameSecret(given: string, bound: string): Promise<boolean> {
  const [a, b] = await Promise.all([given, bound].map((text) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
  return constantTimeEqual(new Uint8Array(a ?? []), new Uint8Array(b ?? []))
}
