import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CollectedTexts } from '../collect-texts.ts'

/**
 * Reads all texts of a database file in a thread of its own, beginning at once.
 * @throws Error when they cannot be read
 */
export async function readTextsApart(path: string): Promise<CollectedTexts> {
  const worker = new Worker(new URL('texts-worker.ts', import.meta.url), { workerData: path, execArgv: [] })
  // Refused on 'error' too.
  const [texts] = await once(worker, 'message')
  return texts as CollectedTexts
}
