// The thread of read-texts-in-thread.ts: reads all texts, hands over what it found and ends.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { StableConnection } from '#db/stable-connection.ts'
import { collectTexts } from '../collect-texts.ts'
import type { TextsInput } from './read-texts-in-thread.ts'

if (!parentPort) throw new Error('texts-worker.ts is started as a thread')
// What read-texts-in-thread.ts gives it.
readTexts(parentPort, workerData as TextsInput)

function readTexts(port: MessagePort, { path, ...what }: TextsInput): void {
  const sqlite = new StableConnection(path, { readonly: true })
  const texts = collectTexts({ ...what, sqlite })
  sqlite.close()
  // Moved, not copied: they are a hundred MB at a million products.
  const parts = [texts.heads, texts.names, texts.descriptions]
  const moved = parts.flatMap(({ sets, starts, rows }) => [...sets.values(), starts, rows]).map(({ buffer }) => buffer)
  port.postMessage(texts, moved)
}
