import type { Fault } from './fault.ts'

/** Domain of the mail addresses of all people of the seed and of the load test; nobody else has one. */
const PEOPLE = '@patyna.test'
/** Addresses of the shop itself (locales/), and of the contract's examples, which a mock under control adds to its errors (mock-api/hints/). */
const OF_NOBODY = new Set(['pomoc', 'help', 'ayuda', 'hanna'].map((local) => local + PEOPLE))
/** Longest local part. */
const LONGEST = 64

/** A mail address of another person in a response; null: there is none. @param own addresses of this session */
export function foreignData(body: string, own: readonly string[]): Fault | null {
  for (let at = body.indexOf(PEOPLE); at >= 0; at = body.indexOf(PEOPLE, at + 1)) {
    const [local = ''] = /[\w.+-]*$/.exec(body.slice(Math.max(0, at - LONGEST), at)) ?? []
    const address = local + PEOPLE
    if (!own.includes(address) && !OF_NOBODY.has(address)) return { oracle: 'foreign-data', seen: address }
  }
  return null
}
