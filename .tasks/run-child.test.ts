import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { exitCode } from './run-step.ts'

const RUN_CHILD = pathToFileURL(resolve('.tasks/run-child.mjs')).href
const RUN_STEP = pathToFileURL(resolve('.tasks/run-step.ts')).href
const END_ON_SIGNAL = resolve('.tasks/end-on-signal.mjs')

/** What a task starts, as a load test starts k6: says when it was not ended. */
const PROGRAM = `console.log('up'); setTimeout(() => console.log('was left running'), 20_000)`

/** A task that ends its program on its own exit. */
const TASK = `
  const program = require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(PROGRAM)}], { stdio: 'inherit' })
  process.once('exit', () => program.kill('SIGKILL'))`

/** A task that waits for a program, as npm run dev for Vite and npm test for Playwright. */
const WAITING_TASK = `import { exitCode } from '${RUN_STEP}'; await exitCode(process.execPath, ['--eval', ${JSON.stringify(PROGRAM)}])`

/** An npm script: a process that waits for the task. */
const scriptOf = (args: readonly string[]) =>
  `import { runChild } from '${RUN_CHILD}'; process.exit(await runChild(process.execPath, ${JSON.stringify(args)}))`

/** Signals an outer process once the program is up. @returns its exit, once all have ended that could write, and what they wrote */
async function signalled(signal: NodeJS.Signals, command: string, args: readonly string[], env = process.env) {
  const outer = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env })
  let output = ''
  outer.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const close = once(outer, 'close')
  await once(outer.stdout, 'data')
  outer.kill(signal)
  return { code: (await close)[0], output }
}

test.each([
  ['SIGINT', 130, 'has started', ['--eval', TASK]],
  ['SIGTERM', 143, 'waits for', ['--input-type=module', '--eval', WAITING_TASK]],
] as const)('%s to the outer process of a task, which ends with %i, ends what the task %s', async (signal, code, _what, task) => {
  const script = scriptOf(['--import', END_ON_SIGNAL, ...task])
  expect(await signalled(signal, process.execPath, ['--input-type=module', '--eval', script])).toEqual({ code, output: 'up\n' })
})

test('a signal to npm’s shell, which does not hand it on, ends what the task has started', async () => {
  const script = scriptOf(['--import', END_ON_SIGNAL, '--eval', TASK])
  // A command after it keeps the shell from becoming the command.
  const shell = ['-c', `"$0" --input-type=module --eval "$1"; true`, process.execPath, script]
  const { output } = await signalled('SIGTERM', 'sh', shell, { ...process.env, npm_lifecycle_event: 'load' })
  expect(output).toBe('up\n')
})

test('it reaches a task with a shutdown of its own once', async () => {
  const task = `
    let signals = 0
    process.on('SIGTERM', () => { if (signals++ === 0) setTimeout(() => process.exit(console.log(signals)), 1400) })
    setInterval(() => {}, 1000)
    console.log('up')`
  const shell = ['-c', `"$0" --input-type=module --eval "$1"; true`, process.execPath, scriptOf(['--eval', task])]
  const { output } = await signalled('SIGTERM', 'sh', shell, { ...process.env, npm_lifecycle_event: 'load' })
  expect(output).toBe('up\n1\n')
})

test.each([
  ['process.exit(7)', 7],
  [`process.kill(process.pid, 'SIGKILL')`, 130],
])('a child that ends by %s gives %i', async (code, expected) => {
  const outer = spawn(process.execPath, ['--input-type=module', '--eval', scriptOf(['--eval', code])])
  expect(await once(outer, 'close')).toEqual([expected, null])
})

test('nobody waits for the end of a process once its commands have ended', async () => {
  const before = process.listenerCount('exit')
  expect(await exitCode(process.execPath, ['--eval', 'process.exit(3)'])).toBe(3)
  await expect(exitCode('no-such-command', [])).rejects.toThrow('ENOENT')
  expect(process.listenerCount('exit')).toBe(before)
})
