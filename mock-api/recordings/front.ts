import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import type { MockEnv } from '../request-context.ts'
import { proxyCalls } from './proxy-calls.ts'
import { readRecording } from './recording.ts'
import { standIn, type Unmatched } from './stand-in.ts'

interface FrontOptions {
  proxy: string | undefined
  recording: string | undefined
  standIn: { file: string; routes: readonly string[] | null; unmatched: Unmatched } | undefined
  /** Folder of generated files. */
  dataDir: string
}

/** What answers in front of the mock, and a line about it for the terminal. */
interface Front {
  middleware: MiddlewareHandler<MockEnv>
  says: string
}

/**
 * The middleware of --proxy or --stand-in; null: neither was chosen.
 * @throws Error with a sentence when the recording to make exists, or the one to read is none
 */
export function frontOf({ proxy, recording, standIn: chosen, dataDir }: FrontOptions): Front | null {
  if (chosen) {
    if (!existsSync(chosen.file)) throw new Error(`There is no recording ${chosen.file}.`)
    const calls = readRecording(chosen.file)
    const rest = chosen.unmatched === 'mock' ? 'the mock answers the others' : 'others fail'
    return { middleware: standIn({ ...chosen, calls }), says: `Stand-in  ${calls.length} recorded calls of ${chosen.file}; ${rest}` }
  }
  if (proxy === undefined) return null
  const file = recording ?? join(dataDir, 'recordings', `${new Date().toISOString().replaceAll(':', '-')}.jsonl`)
  if (existsSync(file)) throw new Error(`${file} exists; a recording is a file of its own.`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  const record = (call: object) => appendFileSync(file, `${JSON.stringify(call)}\n`)
  return {
    middleware: proxyCalls({ origin: proxy, fetch, record, log: (line) => console.log(`Drift     ${line}`) }),
    says: `Proxy     ${proxy}; recorded in ${file}`,
  }
}
