// Setup file of all tests of Vitest: a test that passes at its second try is said aloud, and noted for the end of a gate.
import { afterEach } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    isAtSecondTry?: boolean
  }
}

afterEach(({ task }) => {
  if (task.result?.state !== 'pass' || !task.result.retryCount) return
  task.meta.isAtSecondTry = true
  console.log(`↻ passed at its second try: ${task.file.name} › ${task.name}`)
})
