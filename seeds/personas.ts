// Test accounts for tests and newcomers. Edit a row, seed again.
import { Buffer } from 'node:buffer'
import { argon2Sync, hash } from 'node:crypto'
import { instantOf } from '#app/domain/time/instant.ts'
import type { client } from '#db/account-tables.ts'
import { SEED_WORLD } from '#db/world-tables.ts'
import { personAt, phoneAt } from './people.ts'
import { VENDOR_IDS } from './vendors/vendor-ids.ts'

/** Password of every persona that has one. */
export const PERSONA_PASSWORD = 'patyna-2026'

export interface Persona {
  /** Row id; null for the guest, who has no account. */
  id: number | null
  email: string | null
  firstName: string | null
  hasPassword: boolean
  isAdmin: boolean
  isUserPro: boolean
  isVendor: boolean
  /** The vendor that the persona runs. */
  vendorId: number | null
}

const NOBODY: Persona = {
  id: null,
  email: null,
  firstName: null,
  hasPassword: false,
  isAdmin: false,
  isUserPro: false,
  isVendor: false,
  vendorId: null,
}
const CUSTOMER: Persona = { ...NOBODY, hasPassword: true }

/** The personas of GAP-128. */
export const PERSONAS = {
  guest: NOBODY,
  customer: { ...CUSTOMER, id: 1, email: 'customer@patyna.test', firstName: 'Hanna' },
  pro: { ...CUSTOMER, id: 2, email: 'pro@patyna.test', firstName: 'Piotr', isUserPro: true },
  vendor: { ...CUSTOMER, id: 3, email: 'vendor@patyna.test', firstName: 'Wanda', isVendor: true, vendorId: VENDOR_IDS.vendor },
  proVendor: {
    ...CUSTOMER,
    id: 4,
    email: 'provendor@patyna.test',
    firstName: 'Zofia',
    isUserPro: true,
    isVendor: true,
    vendorId: VENDOR_IDS.proVendor,
  },
  admin: { ...CUSTOMER, id: 5, email: 'admin@patyna.test', firstName: 'Adam', isAdmin: true },
  /** Created by a guest checkout: an account without a password. */
  withoutPassword: { ...NOBODY, id: 6, email: 'nopassword@patyna.test', firstName: 'Ewa' },
} as const satisfies Record<string, Persona>

/** A vendor whose products are all unavailable. */
export const SUSPENDED_VENDOR_ID = VENDOR_IDS.suspended
/** A vendor on holiday until the end of August 2027 (GAP-83). */
export const HOLIDAY_VENDOR_ID = VENDOR_IDS.onHoliday

const REGISTERED_AT = instantOf('2024-03-01 12:00:00')

/** Rows of the table `client`. Salts follow from the seed, so the database is reproducible byte for byte. */
export function personaClients(seed: number): (typeof client.$inferInsert)[] {
  return Object.values<Persona>(PERSONAS).flatMap(({ id, email, hasPassword, ...person }) =>
    id === null || email === null
      ? []
      : [
          {
            ...person,
            // The names that tests greet stay; the rest of the person is faker's.
            lastName: personAt('pl', id, person.firstName?.endsWith('a')).lastName,
            phone: phoneAt(id),
            world: SEED_WORLD,
            id,
            email,
            passwordHash: hasPassword ? hashPassword(PERSONA_PASSWORD, saltFor(seed, email)) : null,
            defaultLangId: 'pl',
            createdAt: REGISTERED_AT,
          },
        ],
  )
}

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const ARGON2 = { memory: 19_456, passes: 2, parallelism: 1 } as const
const TAG_BYTES = 32
const SALT_BYTES = 16

/** argon2id in PHC form: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
function hashPassword(password: string, salt: Buffer): string {
  const tag = argon2Sync('argon2id', { message: password, nonce: salt, tagLength: TAG_BYTES, ...ARGON2 })
  const { memory, passes, parallelism } = ARGON2
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

function saltFor(seed: number, email: string): Buffer {
  return Buffer.from(hash('sha256', `${seed} ${email}`), 'hex').subarray(0, SALT_BYTES)
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
