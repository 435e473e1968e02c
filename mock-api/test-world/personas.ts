import { Buffer } from 'node:buffer'
import { argon2Sync } from 'node:crypto'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { client } from '#db/account-tables.ts'
import type { Db } from '#db/open.ts'
import { SEED_WORLD } from '#db/world-tables.ts'
import { NOON } from './time.ts'
import { VENDOR } from './vendors.ts'

/** What everybody agrees to who gets an account or orders, and their language. */
export const AGREED = { personalDataAgreement: true, termsAgreement: true, defaultLangId: 'pl' }

export const PERSONA_PASSWORD = 'patyna-2026'

const CUSTOMER = { isUserPro: false, isVendor: false, isAdmin: false, vendorId: null }

/** Who logs in to the tests (GAP-128); a guest is nobody of these. */
export const PERSONAS = {
  customer: { ...CUSTOMER, id: 1, email: 'customer@patyna.test', firstName: 'Hanna' },
  pro: { ...CUSTOMER, id: 2, email: 'pro@patyna.test', firstName: 'Piotr', isUserPro: true },
  vendor: { ...CUSTOMER, id: 3, email: 'vendor@patyna.test', firstName: 'Wanda', isVendor: true, vendorId: VENDOR.plain },
  provendor: {
    ...CUSTOMER,
    id: 4,
    email: 'provendor@patyna.test',
    firstName: 'Zofia',
    isUserPro: true,
    isVendor: true,
    vendorId: VENDOR.onHoliday,
  },
  admin: { ...CUSTOMER, id: 5, email: 'admin@patyna.test', firstName: 'Adam', isAdmin: true },
} as const

export type PersonaName = keyof typeof PERSONAS
export const PERSONA_NAMES = Object.keys(PERSONAS).filter((name): name is PersonaName => name in PERSONAS)

/** Puts the personas into the world that all others start with. */
export function insertPersonas(db: Db): void {
  const account = { world: SEED_WORLD, passwordHash: quickHash(PERSONA_PASSWORD), defaultLangId: 'pl', createdAt: NOON - 700 * DAY_MS }
  db.insert(client)
    .values(Object.values(PERSONAS).map((persona) => Object.assign({}, account, persona)))
    .run()
}

/** A good hash that costs next to nothing, since the cost stands in the hash. */
function quickHash(password: string): string {
  const salt = Buffer.alloc(16, 7)
  const tag = argon2Sync('argon2id', { message: password, nonce: salt, tagLength: 32, memory: 8, passes: 1, parallelism: 1 })
  return `$argon2id$v=19$m=8,t=1,p=1$${unpadded(salt)}$${unpadded(tag)}`
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
