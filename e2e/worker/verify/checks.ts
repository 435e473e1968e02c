// THE TABLE OF CHECKS of a deployed storefront (`npm run deploy -- verify`). A check = a row; each says what a visitor loses where it fails.
import * as caching from './caching-checks.ts'
import * as files from './file-checks.ts'
import { outage } from './outage-checks.ts'
import * as safety from './safety-checks.ts'
import type { DeployedShop } from './deployed-shop.ts'

export interface Check {
  /** What is promised, for the printed table. */
  promise: string
  /** The problem; null: none; undefined: cannot be checked with what was given. */
  problem: (shop: DeployedShop) => Promise<string | null | undefined>
}

export const CHECKS = {
  health: { promise: 'healthy, ready, and of a build', problem: safety.health },
  headers: { promise: 'the whole set of headers on pages, errors, Flight and calls', problem: safety.headers },
  'cache hit': { promise: 'a page is cached by its first visit, for every later one', problem: caching.hits },
  etag: { promise: 'an unchanged page has one ETag, and is 304 to who has it', problem: caching.etag },
  encodings: { promise: 'brotli where it is accepted, the same page where it is not', problem: caching.encodings },
  flight: { promise: 'pages as Flight, which is not indexed', problem: caching.flight },
  keys: { promise: 'numbers make no pages', problem: caching.keys },
  purge: { promise: 'purging takes the secret, and removes a page', problem: caching.purge },
  missing: { promise: 'what does not exist is never kept, what is rendered is whole', problem: caching.missing },
  outage: { promise: 'cached pages outlive the shop API, other pages say when to come back', problem: outage },
  poisoning: { promise: 'no header changes what others get', problem: safety.poisoning },
  deception: { promise: 'no private page under a public name', problem: safety.deception },
  redirects: { promise: 'no redirect leads away', problem: safety.redirects },
  methods: { promise: 'no method but those that are meant', problem: safety.methods },
  private: { promise: 'private pages and calls are for one visitor', problem: safety.privacy },
  files: { promise: 'every file of a page is there, kept for a year', problem: files.filesOfPages },
  skew: { promise: 'pages of another build are understood, their files answered', problem: files.skew },
  bytes: { promise: 'pages are as light as promised', problem: files.bytes },
  tail: { promise: 'the slowest cached pages are quick', problem: files.tail },
} as const satisfies Record<string, Check>

export type CheckName = keyof typeof CHECKS
