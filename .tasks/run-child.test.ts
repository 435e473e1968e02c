import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const RUN_CHILD = pathToFileURL(resolve('.tasks/run-child.mjs')).href
const END_ON_SIGNAL = resolve('.tasks/end-on-signal.mjs')

/** What a task starts, as a load test starts k6: says when it was not ended. */
const PROGRAM = `console.log('up'); setTimeout(() => console.log('was left running'), 20_000)`

/** A task that ends its program on its own exit. */
const TASK = `
  const program = require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(PROGRAM)}], { stdio: 'inherit' })
  process.once('exit', () => program.kill('SIGKILL'))`

/** An npm script: a process that waits for the task. */
const scriptOf = (args: readonly string[]) =>
  `import { runChild } from '${RUN_CHILD}'; process.exit(await runChild(process.execPath, ${JSON.stringify(args)}))`

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s to the outer process of a task ends what the task has started', async (signal, code) => {
  const script = scriptOf(['--import', END_ON_SIGNAL, '--eval', TASK])
  const outer = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  outer.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  // Once all have ended that could write.
  const close = once(outer, 'close')
  await once(outer.stdout, 'data')
  outer.kill(signal)
  expect(await close).toEqual([code, null])
  expect(output).toBe('up\n')
})

test.skipIf(process.platform === 'win32')(
  'a signal to npm’s shell, which does not hand it on, ends what the task has started',
  async () => {
    const script = scriptOf(['--import', END_ON_SIGNAL, '--eval', TASK])
    // A command after it keeps the shell from becoming the command.
    const shell = spawn('sh', ['-c', `"$0" --input-type=module --eval "$1"; true`, process.execPath, script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_lifecycle_event: 'load' },
    })
    let output = ''
    shell.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    const close = once(shell, 'close')
    await once(shell.stdout, 'data')
    shell.kill('SIGTERM')
    await close
    expect(output).toBe('up\n')
  },
)

test.each([
  ['process.exit(7)', 7],
  [`process.kill(process.pid, 'SIGKILL')`, 130],
])('a child that ends by %s gives %i', async (code, expected) => {
  const outer = spawn(process.execPath, ['--input-type=module', '--eval', scriptOf(['--eval', code])])
  expect(await once(outer, 'close')).toEqual([expected, null])
})
