import { defineConfig } from 'vitest/config'
import unitTests from '../../vitest.config.ts'

// The unit tests of one run of mutation testing (mutation-testing.ts names them). A mutant that makes a test fail needs no second
// try. Instrumented code is slow, so tests of its speed say nothing.
export default defineConfig({
  test: {
    ...unitTests.test,
    include: (process.env['MUTATION_TESTS'] ?? '').split(' '),
    testNamePattern: /^(?!.*takes a moment)/,
    retry: 0,
  },
})
