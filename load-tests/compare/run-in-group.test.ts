import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const RUN_IN_GROUP = pathToFileURL(resolve('load-tests/compare/run-in-group.ts')).href

/** What a build starts, as its bundler: says when it was not ended. */
const BUNDLER = `console.log('up'); setTimeout(() => console.log('was left running'), 20_000)`

/** A build that a signal ends without its bundler. */
const BUILD = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(BUNDLER)}], { stdio: 'inherit' })`

/** A comparison that builds, and exits on a signal as tasks do. */
const COMPARISON = `
  import { runInGroup } from '${RUN_IN_GROUP}'
  process.once('SIGTERM', () => process.exit(143))
  await runInGroup(process.execPath, ['--eval', ${JSON.stringify(BUILD)}], { cwd: '.', env: process.env })`

test('a build that is broken off leaves none of its children running', async () => {
  const outer = spawn(process.execPath, ['--input-type=module', '--eval', COMPARISON], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  outer.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  // Once all have ended that could write.
  const close = once(outer, 'close')
  await once(outer.stdout, 'data')
  outer.kill('SIGTERM')
  expect(await close).toEqual([143, null])
  expect(output).toBe('up\n')
})
