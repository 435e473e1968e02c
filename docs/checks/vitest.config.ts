import { defineConfig } from 'vitest/config'
import unitTests from '../../vitest.config.ts'

// The unit tests of one run of mutation testing (mutation-testing.ts names them). A mutant that makes a test fail needs no second try.
export default defineConfig({ test: { ...unitTests.test, include: (process.env['MUTATION_TESTS'] ?? '').split(' '), retry: 0 } })
