import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { InterruptedError } from '../run/interruption.ts'
import { runLoad } from './run-load.ts'

test('a signal while the shop is built is told as such, not as what it broke, and leaves nothing', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'run-load-'))
  const run = runLoad({
    journey: 'cart',
    workload: 'smoke',
    target: 'mock',
    rate: null,
    seconds: null,
    seed: 1,
    dir,
    findK6: () => 'k6',
    async startStack() {
      process.emit('SIGINT', 'SIGINT')
      throw new Error('vite build ended with 130')
    },
    log: () => {},
  })
  await expect(run).rejects.toThrow(InterruptedError)
  expect(readdirSync(join(dir, 'load'))).toEqual([])
})
