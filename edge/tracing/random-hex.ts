/** Bytes that are generated at once: a call of the platform costs as much as a hundred bytes, and most requests need 24. */
const POOL_BYTES = 3072
let pool = ''
let used = 0

/** Random bytes as lower-case hexadecimal digits, two each. Each is given out once. */
export function randomHex(bytes: number): string {
  const digits = 2 * bytes
  if (used + digits > pool.length) {
    const generated = crypto.getRandomValues(new Uint8Array(Math.max(bytes, POOL_BYTES)))
    pool = Array.from(generated, (byte) => byte.toString(16).padStart(2, '0')).join('')
    used = 0
  }
  used += digits
  return pool.slice(used - digits, used)
}
