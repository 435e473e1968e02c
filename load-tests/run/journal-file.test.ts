import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatSession } from '../plan.ts'
import { followJournal } from './journal-file.ts'

test('sessions are read as the file grows, also where a line or a letter of it is written in two pieces', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'))
  try {
    const path = join(folder, 'journal.log')
    const read = followJournal(path)
    expect(read()).toEqual([])
    const line = Buffer.from(
      `${formatSession({ journey: 'łóżko', market: 'pl', outcome: 'completed', responses: [], broken: [], draws: [] })}\n`,
    )
    const half = line.indexOf('ł') + 1
    appendFileSync(path, Buffer.concat([line, Buffer.from('a warning of k6\n'), line.subarray(0, half)]))
    expect(read().map(({ journey }) => journey)).toEqual(['łóżko'])
    appendFileSync(path, line.subarray(half))
    expect(read().map(({ journey }) => journey)).toEqual(['łóżko'])
    expect(read()).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
