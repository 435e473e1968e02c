import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CollectedTexts } from '../collect-texts.ts'

export interface TextsInput {
  /** Path of the database file, which must be migrated. */
  path: string
  rowCount: number
  /** Other names to index. */
  names: readonly string[]
}

/**
 * Reads all texts of a database file in a worker thread, starting at once.
 * @throws Error if reading fails
 */
export async function readTextsInThread(what: TextsInput): Promise<CollectedTexts> {
  const worker = new Worker(new URL('texts-worker.ts', import.meta.url), { workerData: what, execArgv: [] })
  // Rejects when the thread fails.
  const [texts] = await once(worker, 'message')
  return texts as CollectedTexts
}
