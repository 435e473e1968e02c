// Setup file of all unit tests. Files share a worker's modules and globals (vitest.config.ts), so islands end and stubs are
// restored after each test: none has to do that itself.
import { afterAll, afterEach, vi } from 'vitest'
import { onSessionEnd } from '#app/shop-api/browser/session-end.ts'
import { forget, isListenedTo, VISITOR_KEYS } from '#app/shop-api/browser/visitor-store.ts'
import { endIslands } from '#app/testing/run-island.ts'

// A server of Hono replaces both by lighter ones for its whole thread.
const { Request, Response } = globalThis
const listenedTo = () => Object.values(VISITOR_KEYS).filter(isListenedTo)
// Of a file before this one, which has been told.
const before = listenedTo()

afterEach(() => {
  endIslands()
  for (const key of Object.values(VISITOR_KEYS)) forget(key)
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  Object.assign(globalThis, { Request, Response })
  // An end of a session that no frame has heard of waits for the next one.
  onSessionEnd(() => undefined)()
  const left = listenedTo().filter((key) => !before.includes(key))
  // It would request the state again, and log that, in a test of another file.
  if (left.length > 0) throw new Error(`End what this file listens to: ${left.join()}`)
})
