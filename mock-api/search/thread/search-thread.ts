import { Worker } from 'node:worker_threads'
import type { Db } from '#db/open.ts'
import type { AsyncSearch, SerializedResult, Suggested } from '../../shop-search.ts'
import type { OnProgress } from '../read-shop.ts'
import { watchChanges } from '../watch-changes.ts'
import type { FromSearch, SearchCall, ToSearch } from './search-worker.ts'

export interface SearchThread extends AsyncSearch {
  search(request: Parameters<AsyncSearch['search']>[0]): Promise<SerializedResult>
  suggest(request: Parameters<AsyncSearch['suggest']>[0]): Promise<Suggested>
  /** Ends the thread; pending requests are rejected. */
  close(): Promise<void>
}

const ENDED = 'The thread of the search has ended'

interface Waiting {
  resolve: (found: never) => void
  reject: (error: Error) => void
}

/**
 * A search in a worker thread, resolved when its index is built. A search of a large shop takes milliseconds, which would block all other
 * responses and leave a second core idle. Worlds follow the given connection's writes at once.
 * @param db the writing connection, to a file
 * @throws Error if the index cannot be built
 */
export async function createSearchThread(db: Db, { onProgress }: { onProgress?: OnProgress } = {}): Promise<SearchThread> {
  const worker = new Worker(new URL('search-worker.ts', import.meta.url), { workerData: db.$client.name, execArgv: [] })
  const changesIn = watchChanges(db)
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
    const one = waiting.get(message.id)
    waiting.delete(message.id)
    // The worker replies to each call under its request id, see search-worker.ts.
    if (message.kind === 'found') one?.resolve(message.found as never)
    else one?.reject(new Error(`The search failed: ${message.reason}`))
  })

  function post<Found>(call: SearchCall): Promise<Found> {
    if (failure) return Promise.reject(failure)
    return new Promise((resolve, reject) => {
      const id = posted++
      waiting.set(id, { resolve, reject })
      const { world } = call.request
      const message: ToSearch = { ...call, id, changes: world === undefined ? null : changesIn(world) }
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
