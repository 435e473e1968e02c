/** Random bytes as lower-case hexadecimal digits, two each. */
export function randomHex(bytes: number, random: (bytes: number) => Uint8Array<ArrayBuffer>): string {
  return Array.from(random(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
