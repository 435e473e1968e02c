import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CollectedTexts } from '../collect-texts.ts'

export interface TextsInput {
  /** Of the database file, opened and migrated. */
  path: string
  rowCount: number
  /** Other names whose words are to be known. */
  names: readonly string[]
}

/**
 * Reads all texts of a database file in a thread of its own, beginning at once.
 * @throws Error when they cannot be read
 */
export async function readTextsInThread(what: TextsInput): Promise<CollectedTexts> {
  const worker = new Worker(new URL('texts-worker.ts', import.meta.url), { workerData: what, execArgv: [] })
  // Refused when the thread fails.
  const [texts] = await once(worker, 'message')
  return texts as CollectedTexts
}
