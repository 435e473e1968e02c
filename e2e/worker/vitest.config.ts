import { defineConfig } from 'vitest/config'
import { LongestFirst } from '../../.tasks/gate/longest-first.ts'

// Tests of the built worker in wrangler's harness. Vite's Cloudflare plugin must not load here, so this config is separate.
export default defineConfig({
  test: {
    include: ['e2e/worker/**/*.test.ts'],
    // Each file starts a shop API and a worker on free ports. Three at a time on two cores: some wait for the edge's clock.
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['.tasks/gate/note-retries.ts'],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // As for the journeys: separate processes, real time and a shared machine are involved.
    retry: 1,
  },
})
