import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { processTree } from './process-tree.ts'

test.runIf(process.platform === 'linux')('a process with what it started, and what that started', async () => {
  const grandchild = `require('node:child_process').spawn(process.execPath, ['--eval', "console.log('up'); setTimeout(() => {}, 20_000)"], { stdio: 'inherit' })`
  const child = spawn(process.execPath, ['--eval', grandchild], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  const tree = processTree(child.pid ?? 0)
  expect(tree[0]).toBe(child.pid)
  expect(tree).toHaveLength(2)
  for (const pid of tree) process.kill(pid)
  expect(processTree(process.pid)).not.toContain(1)
})
