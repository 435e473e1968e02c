import { type MockProcess, startProcess } from '#mock-api/start-process.ts'

export type ServerProcess = MockProcess

interface ServerProcessOptions {
  db: string
  port: number
  /** Modules that the server preloads. */
  preload?: readonly string[]
  /** Whether it serves pictures. @default false */
  hasPictures?: boolean
  /** Further options of the server (mock-api/server-options.ts). @default [] */
  args?: readonly string[]
  /** Ctrl-C reaches who started it alone. @default false */
  isDetached?: boolean
}

/** Starts the mock API over a database as a process, like `npm run mock` but without pictures and response validation. */
export function startServer({
  db,
  port,
  preload = [],
  hasPictures = false,
  args = [],
  isDetached = false,
}: ServerProcessOptions): Promise<ServerProcess> {
  const own = ['--db', db, '--port', String(port), '--no-response-check', ...(hasPictures ? [] : ['--no-pictures'])]
  return startProcess({ origin: `http://127.0.0.1:${port}`, args: [...own, ...args], preload, isDetached })
}
