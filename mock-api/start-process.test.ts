import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/open.ts'
import { freePort } from '#edge/dev/local/free-port.ts'
import { startProcess } from './start-process.ts'
import { insertTestShop } from './test-world/test-world.ts'

test.each([
  ['a signal', `process.kill(process.pid, 'SIGKILL')`, 'ended with SIGKILL'],
  ['an exit code', 'process.exit(3)', 'ended with 3'],
])('a mock that ends by %s before it is ready is not waited for', async (_what, code, message) => {
  const origin = `http://127.0.0.1:${await freePort()}`
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` }
  await expect(startProcess({ origin, args: [], env })).rejects.toThrow(message)
})

test('another mock at its port is not taken for it', async () => {
  const port = await freePort()
  const other = createServer((_request, response) => response.end())
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  await expect(startProcess({ origin: `http://127.0.0.1:${port}`, args: [] })).rejects.toThrow('answers at')
  other.close()
})

test('a server whose starter is gone ends by itself', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'patyna-mock-'))
  const path = join(dir, 'shop.db')
  const db = openDb(path)
  insertTestShop(db)
  db.$client.close()
  try {
    const port = String(await freePort())
    const { child } = await startProcess({ origin: `http://127.0.0.1:${port}`, args: ['--db', path, '--port', port] })
    const exit = once(child, 'exit')
    // What it hears of a starter that was killed.
    child.disconnect()
    expect(await exit).toEqual([0, null])
  } finally {
    rmSync(dir, { recursive: true })
  }
}, 60_000)
