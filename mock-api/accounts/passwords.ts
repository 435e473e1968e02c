import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { limitConcurrency } from './limit-concurrency.ts'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const ARGON2 = { memory: 19_456, passes: 2, parallelism: 1 } as const
const TAG_BYTES = 32
const SALT_BYTES = 16
/** Hashes computed at once, at most. */
const HASHES_AT_ONCE = 2

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/
const derive = promisify(argon2)

/** Passwords as argon2id hashes in PHC form. */
export function createPasswords() {
  const limited = limitConcurrency(HASHES_AT_ONCE)

  return {
    /** The hash to store. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(SALT_BYTES)
      const tag = await limited(() => tagOf(password, { ...ARGON2, salt, tagBytes: TAG_BYTES }))
      return `$argon2id$v=19$m=${ARGON2.memory},t=${ARGON2.passes},p=${ARGON2.parallelism}$${unpadded(salt)}$${unpadded(tag)}`
    },
    /** Whether a password matches a stored hash. Without a hash it takes the same time, so timing does not reveal who has an account. */
    async verify(password: string, stored: string | null): Promise<boolean> {
      const known = stored === null ? null : readPhc(stored)
      if (known) {
        const tag = await limited(() => tagOf(password, known))
        return timingSafeEqual(tag, known.tag)
      }
      await limited(() => tagOf(password, { ...ARGON2, salt: new Uint8Array(SALT_BYTES), tagBytes: TAG_BYTES }))
      return false
    },
  }
}

interface Derivation {
  memory: number
  passes: number
  parallelism: number
  salt: Uint8Array
  tagBytes: number
}

function tagOf(password: string, { memory, passes, parallelism, salt, tagBytes }: Derivation): Promise<Buffer> {
  // One password may be typed as two sequences of code points: normalised they are the same.
  return derive('argon2id', { message: password.normalize('NFC'), nonce: salt, tagLength: tagBytes, memory, passes, parallelism })
}

function readPhc(stored: string): (Derivation & { tag: Buffer }) | null {
  const [, memory, passes, parallelism, salt = '', tagText = ''] = PHC.exec(stored) ?? []
  if (memory === undefined) return null
  const tag = Buffer.from(tagText, 'base64')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag,
    tagBytes: tag.length,
  }
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '')
}
