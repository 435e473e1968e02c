// How a page says that it is not a page after all. Thrown while the critical part renders, before the first byte, it decides the status;
// the digest is all that survives the way through Flight.

const NOT_FOUND_DIGEST = 'NOT_FOUND'
const GONE_DIGEST = 'GONE'
const MOVED_DIGEST = 'MOVED:'
const ELSEWHERE_DIGEST = 'ELSEWHERE:'

class PageOutcome extends Error {
  readonly digest: string
  constructor(digest: string) {
    super(digest)
    this.digest = digest
  }
}

/** The thing asked for does not exist: 404. `throw notFound()` */
export function notFound(): Error {
  return new PageOutcome(NOT_FOUND_DIGEST)
}

/** The thing was here and is taken away for good: 410, so that search engines forget it. `throw gone()` */
export function gone(): Error {
  return new PageOutcome(GONE_DIGEST)
}

/** The page lives at another path of this site: 301. `throw movedTo(href)` */
export function movedTo(href: string): Error {
  return new PageOutcome(MOVED_DIGEST + href)
}

/** Not now and not for this visitor, who goes to another path of this site: 302. `throw elsewhere(href)` */
export function elsewhere(href: string): Error {
  return new PageOutcome(ELSEWHERE_DIGEST + href)
}

/** What an error on its way out of a page means. */
export type Outcome = { kind: 'not-found' } | { kind: 'gone' } | { kind: 'moved'; href: string; status: 301 | 302 } | { kind: 'failed' }

/** Reads the digest of a thrown error back. */
export function outcomeOf(error: unknown): Outcome {
  const digest = digestOf(error)
  if (digest === NOT_FOUND_DIGEST) return { kind: 'not-found' }
  if (digest === GONE_DIGEST) return { kind: 'gone' }
  if (digest?.startsWith(MOVED_DIGEST)) return { kind: 'moved', href: digest.slice(MOVED_DIGEST.length), status: 301 }
  if (digest?.startsWith(ELSEWHERE_DIGEST)) return { kind: 'moved', href: digest.slice(ELSEWHERE_DIGEST.length), status: 302 }
  return { kind: 'failed' }
}

/** The digest of an error, if it carries one. */
export function digestOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('digest' in error)) return undefined
  return typeof error.digest === 'string' ? error.digest : undefined
}
