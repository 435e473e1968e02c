import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { classNamer } from './class-name.ts'

const [badge = '', card = ''] = globSync('app/**/*.module.css')
  .toSorted()
  .map((path) => resolve(path))

test('a class is the place of its file and its own in it', () => {
  const nameOf = classNamer(resolve('.'))
  expect(nameOf('root', card)).toBe('b10')
  expect(nameOf('title', `${card}?direct`)).toBe('b11')
  expect(nameOf('root', card)).toBe('b10')
  expect(nameOf('root', badge)).toBe('b00')
})

test('a file that is none of them ends the build', () => {
  expect(() => classNamer(resolve('.'))('root', resolve('app/later.module.css'))).toThrow('is no CSS module')
})
