import { defineConfig } from 'vitest/config'
import { LongestFirst } from './.tasks/gate/longest-first.ts'

// Rules, kit, contract and mock API, all in process. The built worker has a configuration of its own (e2e/worker/vitest.config.ts).
export default defineConfig({
  test: {
    include: ['{app,db,docs,e2e,edge,mock-api,seeds,load-tests,.tasks}/**/*.test.{ts,tsx}'],
    exclude: ['e2e/worker/**'],
    // Files share their threads' modules: no rule keeps state that another file could see (`--sequence.shuffle.files` passes), and to load
    // everything anew for each of 300 files took twice the processor time.
    pool: 'threads',
    // One for each core: by default one core is left to others, of two that is half.
    maxWorkers: '100%',
    isolate: false,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['.tasks/gate/restore-globals.ts', '.tasks/gate/note-retries.ts'],
    // Only of a test that fails: none has to silence what it provokes.
    silent: 'passed-only',
    mockReset: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Generous: how fast a shared machine is must not decide what is right.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // Nor must a port that somebody else took, or a process that starved. A wrong value gets no second try.
    retry: { count: 1, condition: /timed out|got no answer|EADDRINUSE|ECONN(RESET|REFUSED)/ },
  },
})
