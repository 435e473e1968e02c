// Setup file of all unit tests. Files share a worker's modules and globals (vitest.config.ts), so stubs must be restored after each file.
import { afterAll, vi } from 'vitest'
import { onSessionEnd } from '#app/shop-api/browser/session-end.ts'

// A server of Hono replaces both by lighter ones for its whole thread.
const { Request, Response } = globalThis

afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  Object.assign(globalThis, { Request, Response })
  // An end of a session that no frame has heard of waits for the next one.
  onSessionEnd(() => undefined)()
})
