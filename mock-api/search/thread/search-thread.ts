import { Worker } from 'node:worker_threads'
import type { Db } from '#db/open.ts'
import type { AskedSearch, FoundElsewhere, SuggestedText } from '../../shop-search.ts'
import type { OnProgress } from '../read-shop.ts'
import { watchChanges } from '../watch-changes.ts'
import { ChangesToTell } from './pending-changes.ts'
import type { Asked, FromSearch, ToSearch } from './messages.ts'

export interface SearchThread extends AskedSearch {
  search(request: Parameters<AskedSearch['search']>[0]): Promise<FoundElsewhere>
  suggest(request: Parameters<AskedSearch['suggest']>[0]): Promise<SuggestedText[]>
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
  const told = new ChangesToTell(watchChanges(db))
  const waiting = new Map<number, Waiting>()
  const ready = Promise.withResolvers<void>()
  let asked = 0
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
    // It answers what was asked under the number, see search-worker.ts.
    if (message.kind === 'found') one?.resolve(message.found as never)
    else one?.reject(new Error(`The search failed: ${message.reason}`))
  })

  function ask<Found>(question: Asked): Promise<Found> {
    if (failure) return Promise.reject(failure)
    return new Promise((resolve, reject) => {
      const nth = asked++
      waiting.set(nth, { resolve, reject })
      const { world } = question.request
      const message: ToSearch = { ...question, nth, changes: world === undefined ? null : told.take(world) }
      worker.postMessage(message)
    })
  }

  await ready.promise
  return {
    search: (request) => ask({ kind: 'search', request }),
    suggest: (request) => ask({ kind: 'suggest', request }),
    async close() {
      fail(new Error(ENDED))
      await worker.terminate()
    },
  }
}
