// Responses other than the page itself. An outcome is thrown while the critical part renders, before the first byte, and sets the status;
// only its digest survives Flight serialisation.

const NOT_FOUND_DIGEST = 'NOT_FOUND'
const GONE_DIGEST = 'GONE'
const PERMANENT_DIGEST = 'MOVED:'
const TEMPORARY_DIGEST = 'ELSEWHERE:'

class PageOutcome extends Error {
  readonly digest: string
  constructor(digest: string) {
    super(digest)
    this.digest = digest
  }
}

/** An unknown page: 404. `throw notFound()` */
export function notFound(): Error {
  return new PageOutcome(NOT_FOUND_DIGEST)
}

/** A permanently removed page: 410, so search engines drop it. `throw gone()` */
export function gone(): Error {
  return new PageOutcome(GONE_DIGEST)
}

/** The page moved to another path of this site: 301. `throw permanentRedirect(href)` */
export function permanentRedirect(href: string): Error {
  return new PageOutcome(PERMANENT_DIGEST + href)
}

/** Sends this visitor to another path of this site for now: 302. `throw temporaryRedirect(href)` */
export function temporaryRedirect(href: string): Error {
  return new PageOutcome(TEMPORARY_DIGEST + href)
}

/** The outcome that a thrown error encodes. */
export type Outcome = { kind: 'not-found' } | { kind: 'gone' } | { kind: 'redirect'; href: string; status: 301 | 302 } | { kind: 'failed' }

/** Parses the outcome of a thrown error from its digest. */
export function outcomeOf(error: unknown): Outcome {
  const digest = digestOf(error)
  if (digest === NOT_FOUND_DIGEST) return { kind: 'not-found' }
  if (digest === GONE_DIGEST) return { kind: 'gone' }
  if (digest?.startsWith(PERMANENT_DIGEST)) return { kind: 'redirect', href: digest.slice(PERMANENT_DIGEST.length), status: 301 }
  if (digest?.startsWith(TEMPORARY_DIGEST)) return { kind: 'redirect', href: digest.slice(TEMPORARY_DIGEST.length), status: 302 }
  return { kind: 'failed' }
}

/** The digest of an error, if it carries one. */
export function digestOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('digest' in error)) return undefined
  return typeof error.digest === 'string' ? error.digest : undefined
}
