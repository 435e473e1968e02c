// Entry of the search thread: an index over a read-only connection. See search-thread.ts.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { type Db, openDb } from '#db/open.ts'
import { countProducts } from '../product-rows.ts'
import { type IndexedShop, type OnProgress, readFacts, readShop, withTexts } from '../read-shop.ts'
import { createSearchIndex } from '../search-index.ts'
import type { FromSearch, ToSearch } from './messages.ts'
import { allNames, readReferenceNames } from '../reference-names.ts'
import { readTextsInThread } from './read-texts-in-thread.ts'
import { ReceivedChanges } from './received-changes.ts'

/** From this many products on, a second thread for the texts pays off; it starts as slowly as 10,000 products are read. */
const READ_APART_FROM = 50_000

if (!parentPort) throw new Error('search-worker.ts is started as a thread')
await serve(parentPort, String(workerData))

async function serve(port: MessagePort, path: string): Promise<void> {
  const send = (message: FromSearch) => port.postMessage(message)
  const db = openDb(path)
  db.$client.pragma('query_only = ON')
  const watch = new ReceivedChanges()
  const index = createSearchIndex(db, { watch, shop: await shopOf(db, (done, total) => send({ kind: 'indexed', done, total })) })

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

async function shopOf(db: Db, onProgress: OnProgress): Promise<IndexedShop> {
  const rowCount = countProducts(db)
  if (rowCount < READ_APART_FROM) return readShop(db, onProgress)
  const texts = readTextsInThread({ path: db.$client.name, rowCount, names: allNames(readReferenceNames(db)) })
  const facts = readFacts(db, onProgress)
  return withTexts(facts, await texts)
}
