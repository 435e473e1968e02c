import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '#edge/dev/local/free-port.ts'
import { startProcess } from './start-process.ts'

test.each([
  ['a signal', `process.kill(process.pid, 'SIGKILL')`, 'ended with SIGKILL'],
  ['an exit code', 'process.exit(3)', 'ended with 3'],
])('a mock that ends by %s before it is ready is not waited for', async (_what, code, message) => {
  const dir = mkdtempSync(join(tmpdir(), 'patyna-mock-'))
  const preload = join(dir, 'end.mjs')
  writeFileSync(preload, code)
  try {
    const origin = `http://127.0.0.1:${await freePort()}`
    await expect(startProcess({ origin, args: [], preload: [preload] })).rejects.toThrow(message)
  } finally {
    rmSync(dir, { recursive: true })
  }
})
