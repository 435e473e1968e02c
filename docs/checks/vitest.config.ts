import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import unitTests from '../../vitest.config.ts'

/** Calls of plugin-rsc, whose arguments may be mutated. */
const BUILD_CALL = /import\.meta\.viteRsc\.(loadModule|loadCss)(?:<[^>]*>)?/g

// The unit tests of one run of mutation testing (.tasks/test-mutation.ts names them). A mutant that makes a test fail needs no second
// try. Instrumented code is slow, so tests of its speed say nothing.
export default defineConfig({
  // What the build knows. The worker's tests that ask test-edge.ts alone run here as well.
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(readFileSync('dist/.built-from', 'utf8')) },
  plugins: [{ name: 'worker-without-build', enforce: 'pre', transform: (code: string) => code.replaceAll(BUILD_CALL, withoutBuild) }],
  resolve: {
    alias: [
      { find: /^@vitejs\/plugin-rsc\/(?:rsc|ssr)$/, replacement: resolve('e2e/worker/flight-stand-in.ts') },
      { find: /^\.\/test-edge\.ts$/, replacement: resolve('e2e/worker/edge-in-process.ts') },
    ],
  },
  test: {
    ...unitTests.test,
    include: (process.env['MUTATION_TESTS'] ?? '').split(' '),
    testNamePattern: /^(?!.*takes a moment)/,
    exclude: [],
    retry: 0,
  },
})

function withoutBuild(_call: string, name: string): string {
  return name === 'loadCss' ? '(() => null)' : "(() => import('#edge/render/entry.ssr.tsx'))"
}
