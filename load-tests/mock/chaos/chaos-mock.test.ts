import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '#edge/dev/local/free-port.ts'
import { ensureShopDatabase } from '#seeds/seed.ts'
import { startServer } from '../bench/server-process.ts'
import { chaosMock } from './chaos-mock.ts'
import { raceForStock } from './race-for-stock.ts'

/** Servers are started six times, and a shared machine may starve them. */
const LONGEST_MS = 600_000

let folder: string
let path: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chaos-'))
  path = (await ensureShopDatabase({ size: 200, dir: folder })).path
})
afterEach(() => rmSync(folder, { recursive: true }))

test('two kills under four writers lose no acknowledged write and make none twice', { timeout: LONGEST_MS }, async () => {
  const log: string[] = []
  const result = await chaosMock({ path, port: await freePort(2), kills: 2, writers: 4, seed: 1, log: (line) => log.push(line) })
  expect(result.problems).toEqual([])
  expect(result.acknowledged).toBeGreaterThan(0)
  expect(log).toHaveLength(2)
})

test('GAP-100: two processes on one database sell fifty pieces exactly fifty times', { timeout: LONGEST_MS }, async () => {
  expect(await raceForStock({ path, port: await freePort(2), seed: 1 })).toEqual({ sold: 50, refused: 70, problems: [] })
})

test('a server whose starter is gone ends by itself', { timeout: LONGEST_MS }, async () => {
  const { child } = await startServer({ db: path, port: await freePort() })
  const exit = once(child, 'exit')
  // What it hears of a starter that was killed.
  child.disconnect()
  expect(await exit).toEqual([0, null])
})
