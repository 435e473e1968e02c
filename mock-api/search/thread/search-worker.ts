// The thread of a search: an index over a connection of its own, which reads only. See search-thread.ts.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { openDb } from '#db/open.ts'
import { createSearchIndex } from '../search-index.ts'
import type { FromSearch, ToSearch } from './messages.ts'
import { ToldChanges } from './told-changes.ts'

if (!parentPort) throw new Error('search-worker.ts is started as a thread')
serve(parentPort, String(workerData))

function serve(port: MessagePort, path: string): void {
  const say = (message: FromSearch) => port.postMessage(message)
  const db = openDb(path)
  db.$client.pragma('query_only = ON')
  const watch = new ToldChanges()
  const index = createSearchIndex(db, { watch, onProgress: (done, total) => say({ kind: 'indexed', done, total }) })

  function answer({ changes, ...asked }: ToSearch) {
    const { world } = asked.request
    if (world !== undefined) {
      if (changes) watch.tell(world, changes)
      else index.forget(world)
    }
    if (asked.kind === 'suggest') return index.suggest(asked.request)
    const { facets, ...found } = index.search(asked.request)
    // A copy of a text costs less than one of hundreds of small objects.
    return { ...found, ...(facets && { facetsJson: JSON.stringify(facets) }) }
  }

  port.on('message', (message: ToSearch) => {
    const { nth } = message
    try {
      say({ kind: 'found', nth, found: answer(message) })
    } catch (error) {
      say({ kind: 'failed', nth, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
  say({ kind: 'ready' })
}
