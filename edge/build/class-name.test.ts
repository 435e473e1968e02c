import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { classNamer } from './class-name.ts'

const [shop, elsewhere] = [shopIn('shop'), shopIn('elsewhere')]
afterAll(() => [shop, elsewhere].forEach((dir) => rmSync(dir, { recursive: true })))

function shopIn(name: string): string {
  const dir = mkdtempSync(join(tmpdir(), `${name}-`))
  mkdirSync(join(dir, 'app'))
  for (const file of ['badge', 'card']) writeFileSync(join(dir, `app/${file}.module.css`), '')
  return dir
}

test('a class is the place of its file and its own in it', () => {
  const nameOf = classNamer(shop)
  expect(nameOf('root', `${shop}/app/card.module.css`)).toBe('b10')
  expect(nameOf('title', `${shop}/app/card.module.css?direct`)).toBe('b11')
  expect(nameOf('root', `${shop}/app/card.module.css`)).toBe('b10')
  expect(nameOf('root', `${shop}/app/badge.module.css`)).toBe('b00')
})

test('it is the same wherever the shop lies, so worker and browser agree', () => {
  expect(classNamer(elsewhere)('root', `${elsewhere}/app/card.module.css`)).toBe(classNamer(shop)('root', `${shop}/app/card.module.css`))
})

test('a file that is none of them ends the build', () => {
  expect(() => classNamer(shop)('root', `${shop}/app/later.module.css`)).toThrow('is no CSS module')
})
