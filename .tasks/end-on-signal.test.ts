import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const TASK = ['--import', resolve('.tasks/end-on-signal.mjs'), '--eval']

/** Runs a task until it prints something, signals it, and returns its output and exit code. */
async function ended(code: string, signal: NodeJS.Signals): Promise<{ output: string; code: number }> {
  const child = spawn('node', [...TASK, `${code}; setInterval(() => {}, 1000); console.log('up')`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const close = once(child, 'close')
  await once(child.stdout, 'data')
  child.kill(signal)
  const [exitCode] = await close
  return { output, code: exitCode }
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a task that gets %s emits exit, so it ends its child processes', async (signal, code) => {
  expect(await ended(`process.once('exit', () => console.log('exit'))`, signal)).toEqual({ output: 'up\nexit\n', code })
})

test('a task with its own signal handler ends by itself', async () => {
  const own = `process.once('SIGTERM', () => { console.log('own'); process.exit(7) })`
  expect(await ended(own, 'SIGTERM')).toEqual({ output: 'up\nown\n', code: 7 })
})

test('the same signal from the terminal and from the outer process does not cut a handler short, and a later one does', async () => {
  const own = `process.once('SIGINT', () => { process.kill(process.pid, 'SIGINT'); setTimeout(() => { console.log('own'); process.exit(7) }, 300) })`
  expect(await ended(own, 'SIGINT')).toEqual({ output: 'up\nown\n', code: 7 })
  const hanging = `process.once('SIGINT', () => setTimeout(() => process.kill(process.pid, 'SIGINT'), 1200))`
  expect(await ended(hanging, 'SIGINT')).toEqual({ output: 'up\n', code: 130 })
})
