import { Worker } from 'node:worker_threads'
import type { Db } from '#db/open.ts'
import type { AsyncSearch, SerializedResult, SuggestedText } from '../../shop-search.ts'
import type { OnProgress } from '../read-shop.ts'
import { watchChanges } from '../watch-changes.ts'
import { PendingChanges } from './pending-changes.ts'
import type { SearchCall, FromSearch, ToSearch } from './messages.ts'

export interface SearchThread extends AsyncSearch {
  search(request: Parameters<AsyncSearch['search']>[0]): Promise<SerializedResult>
  suggest(request: Parameters<AsyncSearch['suggest']>[0]): Promise<SuggestedText[]>
  /** Ends the thread; questions that are open are refused. */
  close(): Promise<void>
}

const ENDED = 'The thread of the search has ended'

interface Waiting {
  resolve: (found: never) => void
  reject: (error: Error) => void
}

/**
 * A search in a thread of its own, ready when its index is. A search of a large shop takes milliseconds, in which nobody else would be
 * answered, and a second core would be idle. What a world looks like follows the writes of the given connection at once.
 * @param db the connection that writes, to a file
 * @throws Error when the index cannot be made
 */
export async function createSearchThread(db: Db, { onProgress }: { onProgress?: OnProgress } = {}): Promise<SearchThread> {
  const worker = new Worker(new URL('search-worker.ts', import.meta.url), { workerData: db.$client.name, execArgv: [] })
  const pending = new PendingChanges(watchChanges(db))
  const waiting = new Map<number, Waiting>()
  const ready = Promise.withResolvers<void>()
  let posted = 0
  let failure: Error | null = null

  function fail(error: Error): void {
    failure = error
    ready.reject(error)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', (error: Error) => fail(error))
  worker.on('exit', () => fail(failure ?? new Error(ENDED)))
  worker.on('message', (message: FromSearch) => {
    if (message.kind === 'indexed') onProgress?.(message.done, message.total)
    if (message.kind === 'ready') ready.resolve()
    if (message.kind !== 'found' && message.kind !== 'failed') return
    const one = waiting.get(message.nth)
    waiting.delete(message.nth)
    // The worker replies to each call under its number, see search-worker.ts.
    if (message.kind === 'found') one?.resolve(message.found as never)
    else one?.reject(new Error(`The search failed: ${message.reason}`))
  })

  function post<Found>(call: SearchCall): Promise<Found> {
    if (failure) return Promise.reject(failure)
    return new Promise((resolve, reject) => {
      const nth = posted++
      waiting.set(nth, { resolve, reject })
      const { world } = call.request
      const message: ToSearch = { ...call, nth, changes: world === undefined ? null : pending.take(world) }
      worker.postMessage(message)
    })
  }

  await ready.promise
  return {
    search: (request) => post({ kind: 'search', request }),
    suggest: (request) => post({ kind: 'suggest', request }),
    async close() {
      fail(new Error(ENDED))
      await worker.terminate()
    },
  }
}
