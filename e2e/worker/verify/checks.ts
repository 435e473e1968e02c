// THE TABLE OF CHECKS of a deployed storefront (`npm run deploy -- verify`). A check = a row; each says what a visitor loses where it fails.
import { MARKETS } from '#app/domain/market.ts'
import * as caching from './caching-checks.ts'
import * as files from './file-checks.ts'
import * as builds from './build-checks.ts'
import { outage } from './outage-checks.ts'
import * as safety from './safety-checks.ts'
import { visitOf } from './visit-checks.ts'
import type { DeployedShop, NotGiven } from './deployed-shop.ts'

export interface Check {
  /** What is promised, for the printed table. */
  promise: string
  /** The problem; null: none. */
  problem: (shop: DeployedShop) => Promise<string | null | NotGiven>
}

export const CHECKS = {
  build: { promise: 'the build that was deployed answers', problem: builds.build },
  health: { promise: 'healthy, ready, and every binding bound', problem: safety.health },
  pl: { promise: 'a visit of the Polish market, from the login to the logout', problem: visitOf(MARKETS.polska) },
  en: { promise: 'the same of the international market', problem: visitOf(MARKETS.international) },
  es: { promise: 'the same of the Spanish market', problem: visitOf(MARKETS.hiszpania) },
  'cache hit': { promise: 'a page is cached by its first visit, for every later one', problem: caching.hits },
  etag: { promise: 'an unchanged page has one ETag, and is 304 to who has it', problem: caching.etag },
  encodings: { promise: 'brotli where it is accepted, the same page where it is not', problem: caching.encodings },
  flight: { promise: 'pages as Flight, which is not indexed', problem: caching.flight },
  keys: { promise: 'numbers make no pages', problem: caching.keys },
  purge: { promise: 'purging takes the secret, and removes the one page that was named', problem: caching.purge },
  missing: { promise: 'what does not exist is never kept, what is rendered is whole', problem: caching.missing },
  outage: { promise: 'cached pages outlive the shop API, other pages say when to come back', problem: outage },
  poisoning: { promise: 'no header changes what others get', problem: safety.poisoning },
  deception: { promise: 'no private page under a public name', problem: safety.deception },
  redirects: { promise: 'no redirect leads away', problem: safety.redirects },
  methods: { promise: 'no method but those that are meant', problem: safety.methods },
  foreign: { promise: 'no call from another site', problem: safety.foreignCalls },
  files: { promise: 'every file of the build is there by its bytes, kept for a year', problem: files.files },
  skew: { promise: 'pages of another build are understood, their files answered', problem: files.skew },
  bytes: { promise: 'pages are as light as promised', problem: files.bytes },
  tail: { promise: 'the slowest cached pages are quick', problem: files.tail },
} as const satisfies Record<string, Check>

export type CheckName = keyof typeof CHECKS
