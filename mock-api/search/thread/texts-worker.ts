// The thread of read-texts-apart.ts: reads all texts, hands over what it found and ends.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { openDb } from '#db/open.ts'
import { collectTexts } from '../collect-texts.ts'
import { countProducts } from '../product-rows.ts'

if (!parentPort) throw new Error('texts-worker.ts is started as a thread')
readTexts(parentPort, String(workerData))

function readTexts(port: MessagePort, path: string): void {
  const db = openDb(path)
  db.$client.pragma('query_only = ON')
  const texts = collectTexts(db, countProducts(db))
  db.$client.close()
  // Moved, not copied: they are a hundred MB at a million products.
  const parts = [texts.heads, texts.names, texts.descriptions]
  const moved = parts.flatMap(({ sets, starts, rows }) => [...sets.values(), starts, rows]).map(({ buffer }) => buffer)
  port.postMessage(texts, moved)
}
