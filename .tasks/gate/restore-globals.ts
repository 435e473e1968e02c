// Runs with every file of unit tests. Files share a worker's modules and globals (vitest.config.ts), so what one stubs must end with it.
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
