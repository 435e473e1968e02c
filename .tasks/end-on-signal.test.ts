import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const TASK = ['--import', resolve('.tasks/end-on-signal.mjs'), '--eval']

/** Runs a task until it has said something, signals it, and tells all that it said and how it ended. */
async function ended(code: string, signal: NodeJS.Signals): Promise<{ said: string; code: number }> {
  const child = spawn('node', [...TASK, `${code}; setInterval(() => {}, 1000); console.log('up')`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const close = once(child, 'close')
  await once(child.stdout, 'data')
  child.kill(signal)
  const [exitCode] = await close
  return { said, code: exitCode }
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a task that gets %s is told that it ends, so it ends what it has started', async (signal, code) => {
  expect(await ended(`process.once('exit', () => console.log('told'))`, signal)).toEqual({ said: 'up\ntold\n', code })
})

test('a task that listens itself ends by its own means', async () => {
  const own = `process.once('SIGTERM', () => { console.log('own'); process.exit(7) })`
  expect(await ended(own, 'SIGTERM')).toEqual({ said: 'up\nown\n', code: 7 })
})
