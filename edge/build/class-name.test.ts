import { expect, test } from 'vitest'
import { classNamer } from './class-name.ts'

test('a class is its name in the file and four characters for the file', () => {
  const nameOf = classNamer('/shop')
  expect(nameOf('root', '/shop/app/ui/card.module.css')).toMatch(/^root_[a-z0-9]{4}$/)
  expect(nameOf('title', '/shop/app/ui/card.module.css').slice(-4)).toBe(nameOf('root', '/shop/app/ui/card.module.css?direct').slice(-4))
  expect(nameOf('root', '/shop/app/ui/badge.module.css')).not.toBe(nameOf('root', '/shop/app/ui/card.module.css'))
})

test('it is the same wherever the shop lies, so worker and browser agree', () => {
  expect(classNamer('/elsewhere')('root', '/elsewhere/app/ui/card.module.css')).toBe(
    classNamer('/shop')('root', '/shop/app/ui/card.module.css'),
  )
})

test('two files with the same characters end the build', () => {
  const nameOf = classNamer('/shop')
  // 36^4 files have characters of their own at most, so some of these do not.
  expect(() => Array.from({ length: 10_000 }, (_, file) => nameOf('root', `/shop/${file}.module.css`))).toThrow('would share class names')
})
