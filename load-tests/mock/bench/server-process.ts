import { type MockProcess, startProcess } from '#mock-api/start-process.ts'

interface ServerProcessOptions {
  db: string
  port: number
  /** Whether it serves pictures. @default false */
  hasPictures?: boolean
  /** Further options of the server (mock-api/server-options.ts). @default [] */
  args?: readonly string[]
  /** Ctrl-C reaches who started it alone. @default false */
  isDetached?: boolean
}

/** Starts the mock API over a database as a process, like `npm run mock` but without pictures and response validation. */
export function startServer({ db, port, hasPictures = false, args = [], isDetached = false }: ServerProcessOptions): Promise<MockProcess> {
  const own = ['--db', db, '--port', String(port), '--no-response-check', ...(hasPictures ? [] : ['--no-pictures'])]
  return startProcess({ origin: `http://127.0.0.1:${port}`, args: [...own, ...args], isDetached })
}
