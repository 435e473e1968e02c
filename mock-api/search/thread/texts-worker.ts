// Entry of read-texts-in-thread.ts's thread: reads all texts, posts the result and ends.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { StableConnection } from '#db/stable-connection.ts'
import { collectTexts } from '../collect-texts.ts'
import type { TextsInput } from './read-texts-in-thread.ts'

if (!parentPort) throw new Error('texts-worker.ts is started as a thread')
// Passed by read-texts-in-thread.ts.
readTexts(parentPort, workerData as TextsInput)

function readTexts(port: MessagePort, { path, ...what }: TextsInput): void {
  const sqlite = new StableConnection(path, { readonly: true })
  const texts = collectTexts({ ...what, sqlite })
  sqlite.close()
  // Transferred, not copied: 100 MB at a million products.
  const parts = [texts.heads, texts.names, texts.descriptions]
  const moved = parts.flatMap(({ sets, starts, rows }) => [...sets.values(), starts, rows]).map(({ buffer }) => buffer)
  port.postMessage(texts, moved)
}
