// How tests are written.
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read, SOURCES } from './sources.ts'

test('no test replaces a module: test files share their modules, so others would get the replacement, or it the original', () => {
  expect(SOURCES.filter((file) => /\bvi\.(?:do)?[mM]ock\(/.test(read(file)))).toEqual([])
})

test('each journey asserts, by itself or in a function that is named for it', () => {
  const silent = globSync('e2e/journeys/**/*.spec.ts').flatMap((file) =>
    read(file)
      .split(/^(?=\s*test\()/m)
      .filter((part) => /^\s*test\(/.test(part) && !/\b(expect|check)\w*[.(]/.test(part))
      .map((part) => `${file}: ${part.trim().split('\n')[0] ?? ''}`),
  )
  expect(silent).toEqual([])
})
