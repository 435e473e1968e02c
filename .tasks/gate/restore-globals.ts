// Setup file of all unit tests. Files share a worker's modules and globals (vitest.config.ts), so stubs must be restored after each file.
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
