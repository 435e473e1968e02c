// Entry of the search thread: an index over a read-only connection. See search-thread.ts.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { openDb } from '#db/open.ts'
import { readShop } from '../read-shop.ts'
import { createSearchIndex } from '../search-index.ts'
import type { SearchRequest, SerializedResult, Suggested, SuggestRequest } from '../../shop-search.ts'
import type { WorldChanges } from '../watch-changes.ts'

export type SearchCall = { kind: 'search'; request: SearchRequest } | { kind: 'suggest'; request: SuggestRequest }

/**
 * A request. Responses come in request order, each with the request's number. The changes in its world travel with it, so that a search after a
 * write sees it, as in one thread.
 */
export type ToSearch = SearchCall & { id: number; changes: WorldChanges }

export type FromSearch =
  | { kind: 'indexed'; done: number; total: number }
  | { kind: 'ready' }
  | { kind: 'found'; id: number; found: SerializedResult | Suggested }
  | { kind: 'failed'; id: number; reason: string }

if (!parentPort) throw new Error('search-worker.ts is started as a thread')
serve(parentPort, String(workerData))

function serve(port: MessagePort, path: string): void {
  const send = (message: FromSearch) => port.postMessage(message)
  const db = openDb(path)
  db.$client.pragma('query_only = ON')
  const index = createSearchIndex(db, readShop(db, { onProgress: (done, total) => send({ kind: 'indexed', done, total }) }))

  function resultOf({ changes, ...call }: ToSearch) {
    if (call.kind === 'suggest') return index.suggest({ ...call.request, changes })
    const { facets, ...found } = index.search({ ...call.request, changes })
    // Copying one string is cheaper than copying hundreds of small objects.
    return { ...found, ...(facets && { facetsJson: JSON.stringify(facets) }) }
  }

  port.on('message', (message: ToSearch) => {
    const { id } = message
    try {
      send({ kind: 'found', id, found: resultOf(message) })
    } catch (error) {
      send({ kind: 'failed', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
  send({ kind: 'ready' })
}
