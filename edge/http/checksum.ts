import { crc32 } from 'node:zlib'

/** CRC-32: finds damage, not intent. */
export function checksum(bytes: Uint8Array): number {
  return crc32(bytes)
}
