/** Two digits for each byte. */
const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Random bytes as lower-case hexadecimal digits, two each. */
export function randomHex(bytes: number): string {
  let digits = ''
  for (const byte of randomBytes(bytes)) digits += DIGITS[byte]
  return digits
}

/** Bytes that are drawn at once: a draw costs as much as a hundred of its bytes, and most requests need 24. */
const POOL_BYTES = 3072
let pool = new Uint8Array(0)
let used = 0

/** Bytes, each given out once. */
function randomBytes(bytes: number): Uint8Array<ArrayBuffer> {
  if (used + bytes > pool.length) {
    pool = crypto.getRandomValues(new Uint8Array(Math.max(bytes, POOL_BYTES)))
    used = 0
  }
  used += bytes
  return pool.subarray(used - bytes, used)
}
