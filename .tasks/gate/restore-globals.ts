// Setup file of all unit tests. Files share a worker's modules and globals (vitest.config.ts), so stubs must be restored after each file.
import { afterAll, vi } from 'vitest'

// A server of Hono replaces both by lighter ones for its whole thread.
const { Request, Response } = globalThis

afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  Object.assign(globalThis, { Request, Response })
})
