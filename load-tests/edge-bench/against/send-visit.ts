import type { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { timedRequest } from '../../edge-stack/request.ts'
import type { PageKind, Visit } from './page-kinds.ts'
import type { TestedWorker } from './tested-worker.ts'

/** A page in the cache is this fresh before it is measured, s. */
const FRESH_FOR = 5
const RETRY_AFTER_MS = 50
const MAX_TRIES = 200

/** Sends a request, and keeps its ETag. @returns what is wrong with the response; null: it is what the kind stands for */
export async function sendVisit({ url, headers }: Visit, kind: PageKind, { etags }: TestedWorker, agent: Agent): Promise<string | null> {
  const response = await timedRequest(url, { headers, agent })
  const { etag, 'cache-status': cacheStatus = '' } = response.headers
  if (etag !== undefined) etags.set(url, etag)
  const isPage = response.status === 200 || response.status === 304
  return isPage && kind.cacheStatus.test(cacheStatus) ? null : `${url}: ${response.status} ${cacheStatus}`
}

/** What is wrong with pages that should be fresh now; null: nothing. */
export async function notRenewed(visits: readonly Visit[], agent: Agent): Promise<string | null> {
  for (const { url } of visits) {
    const { headers } = await timedRequest(url, { method: 'HEAD', agent })
    if (secondsLeft(headers) === null) return `${url} was not renewed: ${headers['cache-status']}`
  }
  return null
}

/** Visits a page until it is in the cache and fresh for a while. @throws Error if it never is */
export async function untilFresh({ url, headers }: Visit, agent: Agent): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const response = await timedRequest(url, { headers, agent })
    if ((secondsLeft(response.headers) ?? 0) >= FRESH_FOR) return
    await setTimeout(RETRY_AFTER_MS)
  }
  throw new Error(`${url} does not get into the cache.`)
}

/** null: no fresh page of the cache. */
function secondsLeft(headers: Readonly<Record<string, string>>): number | null {
  const ttl = /; hit; ttl=(\d+)/.exec(headers['cache-status'] ?? '')?.[1]
  return ttl === undefined ? null : Number(ttl)
}
