import { existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unlinkPackages } from './compared-build.ts'

let dir: string
beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), 'compared-'))))
afterEach(() => rmSync(dir, { recursive: true }))

test('a link to the packages of the working tree goes, and they stay', () => {
  const packages = join(dir, 'packages')
  mkdirSync(packages)
  writeFileSync(join(packages, 'kept'), '')
  symlinkSync(packages, join(dir, 'node_modules'))
  unlinkPackages(dir)
  expect(lstatSync(join(dir, 'node_modules'), { throwIfNoEntry: false })).toBeUndefined()
  expect(existsSync(join(packages, 'kept'))).toBe(true)
})

test('packages of its own stay, and none are no error', () => {
  unlinkPackages(dir)
  mkdirSync(join(dir, 'node_modules'))
  unlinkPackages(dir)
  expect(existsSync(join(dir, 'node_modules'))).toBe(true)
})
