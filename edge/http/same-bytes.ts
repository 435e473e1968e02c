/** Compares in a time that does not depend on where the difference is; a length is no secret. */
export function constantTimeEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.reduce((difference, byte, at) => difference | (byte ^ (other[at] ?? 0)), 0) === 0
}
