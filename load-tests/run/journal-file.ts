import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { parseSession, type SessionRecord } from '../plan.ts'

const CHUNK = 1 << 20

/** Reads a growing file of k6's lines: each call returns the sessions noted since the previous call. */
export function followJournal(path: string): () => SessionRecord[] {
  let position = 0
  let rest = Buffer.alloc(0)
  return () => {
    if (!existsSync(path)) return []
    const notes: SessionRecord[] = []
    const file = openSync(path, 'r')
    const chunk = Buffer.alloc(CHUNK)
    for (;;) {
      const length = readSync(file, chunk, 0, CHUNK, position)
      if (length === 0) break
      position += length
      const text = Buffer.concat([rest, chunk.subarray(0, length)])
      const end = text.lastIndexOf('\n') + 1
      // Decodes whole lines only: a chunk may end in the middle of a character.
      for (const line of text.subarray(0, end).toString().split('\n')) {
        const note = parseSession(line)
        if (note) notes.push(note)
      }
      rest = Buffer.from(text.subarray(end))
    }
    closeSync(file)
    return notes
  }
}
