// How tests are written.
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read, SOURCES } from './sources.ts'

const WRITTEN_TESTS = globSync('{app,edge,mock-api,db,seeds,e2e,load-tests,docs,.tasks}/**/*.{test,spec}.{ts,tsx,mjs}')

test('no test replaces a module: test files share their modules, so others would get the replacement, or it the original', () => {
  expect(SOURCES.filter((file) => /\bvi\.(?:do)?[mM]ock\(/.test(read(file)))).toEqual([])
})

/** Also true of undefined, so of a test whose subject is not there. */
const DENIED = /expect(?:\.soft)?\(([^\n]*)\)\.not\.to(?:Be|Equal|StrictEqual)\(([^\n]*)\)/g
const MAY_BE_ABSENT = /\?\.|\w\[|\.get\(|\bvalueOf\(/
const EMPTY = /^(?:''|null|undefined|\[\]|\{\})$/

test('no test says alone what a value that may be absent is not', () => {
  const found = WRITTEN_TESTS.flatMap((file) =>
    [...read(file).matchAll(DENIED)]
      .filter(([, subject = '', other = '']) => MAY_BE_ABSENT.test(subject) || EMPTY.test(other))
      .map(([text]) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test('a title names each statement that its test shows: a range counts for nothing', () => {
  const range = /\b([A-Z]{2,4})-\d{2} ?(?:to|\.{2,3}|…|–) ?(?:\1-)?\d{2}\b/g
  const named = WRITTEN_TESTS.filter((file) => !file.startsWith('docs/checks/'))
  expect(named.flatMap((file) => [...read(file).matchAll(range)].map(([text]) => `${file}: ${text}`))).toEqual([])
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
