import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
  const result = await chaosMock({ path, port: await freePort(), kills: 2, writers: 4, seed: 1, log: (line) => log.push(line) })
  expect(result.problems).toEqual([])
  expect(result.acknowledged).toBeGreaterThan(0)
  expect(log).toHaveLength(2)
})

test('GAP-100: two processes on one database sell fifty pieces exactly fifty times', { timeout: LONGEST_MS }, async () => {
  expect(await raceForStock({ path, port: await freePort(), seed: 1 })).toEqual({ sold: 50, refused: 70, problems: [] })
})

test('a server whose starter is gone ends by itself', { timeout: LONGEST_MS }, async () => {
  const { child } = await startServer({ db: path, port: await freePort() })
  const exit = once(child, 'exit')
  // What it hears of a starter that was killed.
  child.disconnect()
  expect(await exit).toEqual([0, null])
})

/**
 * A port that is free, and the one after it. Below those that a system gives to connections (Linux: from 32768), for among the many that other
 * tests make, the next one was taken before it was needed.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    if ((await canListen(port)) && (await canListen(port + 1))) return port
  }
}

async function canListen(port: number): Promise<boolean> {
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) =>
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true)),
  )
  if (isFree) await new Promise((resolve) => server.close(resolve))
  return isFree
}
