import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureShopDatabase } from '#seeds/seed.ts'
import { chaosMock } from './chaos-mock.ts'
import { raceForStock } from './race-for-stock.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chaos-'))
  path = (await ensureShopDatabase({ size: 200, dir: folder })).path
})
afterEach(() => rmSync(folder, { recursive: true }))

test('two kills under four writers lose no acknowledged write and make none twice', { timeout: 180_000 }, async () => {
  const log: string[] = []
  const result = await chaosMock({ path, port: await freePort(), kills: 2, writers: 4, seed: 1, log: (line) => log.push(line) })
  expect(result.problems).toEqual([])
  expect(result.acknowledged).toBeGreaterThan(0)
  expect(log).toHaveLength(2)
})

test('GAP-100: two processes on one database sell fifty pieces exactly fifty times', { timeout: 180_000 }, async () => {
  expect(await raceForStock({ path, port: await freePort(), seed: 1 })).toEqual({ sold: 50, refused: 70, problems: [] })
})

/** A port that is free now, and most likely the one after it. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  return address.port
}
