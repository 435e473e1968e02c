// What files are called, and how long they may be.
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { read, SOURCES, STYLES } from './sources.ts'

const FORBIDDEN = /^(utils?|helpers?|common|misc|shared|lib|core|constants|types|index|manager|service|data|info)\.(ts|tsx|mjs|js|css)$/

test('files are kebab-case and say what they are', () => {
  const isKebab = (file: string) =>
    /^[a-z0-9]+(-[a-z0-9]+)*(\.(client|test|spec|config|module|rsc|ssr|browser|d))*\.(ts|tsx|mjs|js|css)$/.test(basename(file))
  expect([...SOURCES, ...STYLES].filter((file) => FORBIDDEN.test(basename(file)) || !isKebab(file))).toEqual([])
})

test('no file is over 300 lines unless its first line says why', () => {
  const long = [...SOURCES, ...STYLES].filter(
    (file) => read(file).split('\n').length > 300 && !/^(\/\/|\/\*).*(long|large)/i.test(read(file)),
  )
  expect(long).toEqual([])
})
