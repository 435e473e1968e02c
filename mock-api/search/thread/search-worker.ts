// Entry of the search thread: an index over a read-only connection. See search-thread.ts.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { openDb } from '#db/open.ts'
import { readShop } from '../read-shop.ts'
import { createSearchIndex } from '../search-index.ts'
import type { FromSearch, ToSearch } from './messages.ts'
import { ReceivedChanges } from './received-changes.ts'

if (!parentPort) throw new Error('search-worker.ts is started as a thread')
serve(parentPort, String(workerData))

function serve(port: MessagePort, path: string): void {
  const send = (message: FromSearch) => port.postMessage(message)
  const db = openDb(path)
  db.$client.pragma('query_only = ON')
  const watch = new ReceivedChanges()
  const index = createSearchIndex(db, {
    watch,
    shop: readShop(db, { onProgress: (done, total) => send({ kind: 'indexed', done, total }) }),
  })

  function resultOf({ changes, ...call }: ToSearch) {
    const { world } = call.request
    if (world !== undefined) {
      if (changes) watch.receive(world, changes)
      else index.forget(world)
    }
    if (call.kind === 'explain') return index.explain(call.request)
    if (call.kind === 'suggest') return index.suggest(call.request)
    const { facets, ...found } = index.search(call.request)
    // Copying one string is cheaper than copying hundreds of small objects.
    return { ...found, ...(facets && { facetsJson: JSON.stringify(facets) }) }
  }

  port.on('message', (message: ToSearch) => {
    const { nth } = message
    try {
      send({ kind: 'found', nth, found: resultOf(message) })
    } catch (error) {
      send({ kind: 'failed', nth, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
  send({ kind: 'ready' })
}
