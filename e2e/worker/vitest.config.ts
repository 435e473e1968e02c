import { defineConfig } from 'vitest/config'

// Tests of the built worker in wrangler's harness. Vite's Cloudflare plugin must not load here, so this file stands alone.
export default defineConfig({
  test: {
    include: ['e2e/worker/**/*.test.ts'],
    // Each file has a shop and a worker of its own, on ports that were free. Two at a time: some wait for the clock of the edge.
    maxWorkers: 2,
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // As the journeys have: a process of its own, real time and a shared machine take part.
    retry: 1,
  },
})
