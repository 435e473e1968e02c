import { createHash, randomBytes } from 'node:crypto'

/** Bytes of a token (256 bits). */
const SECRET_BYTES = 32

/** Creates an unguessable text that is safe in headers and URLs. */
export type NewSecret = () => string

/** From the machine's random source; tests may pass another. */
export const randomSecret: NewSecret = () => randomBytes(SECRET_BYTES).toString('base64url')

/** The hash of a secret, as stored: reading the database does not allow a login. A random secret needs no salt. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
