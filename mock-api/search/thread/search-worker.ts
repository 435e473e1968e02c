// The thread of a search: an index over a connection of its own, which reads only. See search-thread.ts.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { type Db, openDb } from '#db/open.ts'
import { countProducts } from '../product-rows.ts'
import { type IndexedShop, type OnProgress, readFacts, readShop, withTexts } from '../read-shop.ts'
import { createSearchIndex } from '../search-index.ts'
import type { FromSearch, ToSearch } from './messages.ts'
import { allNames, readReferenceNames } from '../reference-names.ts'
import { readTextsApart } from './read-texts-in-thread.ts'
import { ToldChanges } from './received-changes.ts'

/** Reading this many products and their texts at the same time is worth the start of a thread, which takes as long as reading 10,000. */
const READ_APART_FROM = 50_000

if (!parentPort) throw new Error('search-worker.ts is started as a thread')
await serve(parentPort, String(workerData))

async function serve(port: MessagePort, path: string): Promise<void> {
  const say = (message: FromSearch) => port.postMessage(message)
  const db = openDb(path)
  db.$client.pragma('query_only = ON')
  const watch = new ToldChanges()
  const index = createSearchIndex(db, { watch, shop: await shopOf(db, (done, total) => say({ kind: 'indexed', done, total })) })

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

async function shopOf(db: Db, onProgress: OnProgress): Promise<IndexedShop> {
  const rowCount = countProducts(db)
  if (rowCount < READ_APART_FROM) return readShop(db, onProgress)
  const texts = readTextsApart({ path: db.$client.name, rowCount, names: allNames(readReferenceNames(db)) })
  const facts = readFacts(db, onProgress)
  return withTexts(facts, await texts)
}
