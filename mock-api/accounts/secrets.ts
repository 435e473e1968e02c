import { createHash, randomBytes } from 'node:crypto'

/** Bytes of a token: nobody guesses 256 bits. */
const SECRET_BYTES = 32

/** Makes a text that nobody can guess, fit for a header or an address. */
export type NewSecret = () => string

/** From the machine's random source; tests may pass another. */
export const randomSecret: NewSecret = () => randomBytes(SECRET_BYTES).toString('base64url')

/** What is stored of a secret: who reads the database cannot log in with it. A random secret needs no salt. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
