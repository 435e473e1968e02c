import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refuseOtherFolder } from './pack-folder.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'patyna-folder-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const put = (names: readonly string[]) => {
  for (const name of names) mkdirSync(join(dir, name))
}

test.each([
  ['nothing', []],
  ['a packed mock', ['bundle', 'node_modules', 'README.md', 'mock.mjs', 'test-fetch.mjs']],
  ['one that was started', ['bundle', 'mock.mjs', 'data']],
  ['one that was not finished', ['bundle']],
])('a folder with %s may be replaced', (_what, names) => {
  put(names)
  expect(() => refuseOtherFolder(dir)).not.toThrow()
})

test('so may one that does not exist', () => {
  expect(() => refuseOtherFolder(join(dir, 'new'))).not.toThrow()
})

test.each([
  ['another file beside a mock', ['bundle', 'mock.mjs', 'notes.txt']],
  ['packages alone', ['node_modules', 'README.md']],
])('a folder with %s is not replaced', (_what, names) => {
  put(names)
  expect(() => refuseOtherFolder(dir)).toThrow(`${dir} is no packed mock`)
})

test('neither is a file, nor the repository', () => {
  const file = join(dir, 'file')
  writeFileSync(file, '')
  for (const path of [file, '.']) expect(() => refuseOtherFolder(path)).toThrow('is no packed mock')
})
