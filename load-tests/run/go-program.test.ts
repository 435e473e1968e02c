import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

test('Ctrl-C while Go builds ends the build, which does not begin again', () => {
  const dir = mkdtempSync(join(tmpdir(), 'go-program-'))
  writeFileSync(join(dir, 'go'), `#!/bin/sh\necho built >> ${dir}/tries\nkill -INT $PPID\nexit 1\n`, { mode: 0o755 })
  const script = `
    import { goProgram } from '${pathToFileURL(resolve('load-tests/run/go-program.ts')).href}'
    await goProgram({ name: 'k6', version: 'v1', module: 'go.k6.io/k6', file: 'k6', dir: '${dir}', log: () => {} })`
  const args = ['--import', resolve('.tasks/end-on-signal.mjs'), '--input-type=module', '--eval', script]
  const env = { ...process.env, PATH: dir + delimiter + process.env['PATH'] }
  expect(spawnSync(process.execPath, args, { env }).status).toBe(130)
  expect(readFileSync(join(dir, 'tries'), 'utf8')).toBe('built\n')
})
