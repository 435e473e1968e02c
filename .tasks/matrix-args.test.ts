import { expect, test } from 'vitest'
import { matrixArgs } from './matrix-args.ts'

const NOTHING = { pages: [], markets: [], screens: [] }
/** As Playwright puts together what it looks for a name in. */
const title = (language: string, page: string) =>
  `mobile every-route.spec.ts in ${language} WCAG 2.2 AA: the page "${page}" is whole @phone`

test('nothing named is the whole matrix', () => {
  expect(matrixArgs(NOTHING)).toEqual(['every-route', '--project=desktop', '--project=mobile'])
})

test('pages, markets and screens are taken by name, and by no part of one', () => {
  const [file, option, pattern = '', ...projects] = matrixArgs({ pages: ['order', 'cart'], markets: ['es'], screens: ['phone'] })
  expect([file, option, projects]).toEqual(['every-route', '--grep', ['--project=mobile']])
  const isRun = (language: string, page: string) => new RegExp(pattern).test(title(language, page))
  expect([isRun('es', 'cart'), isRun('es', 'order')]).toEqual([true, true])
  expect([isRun('es', 'orderHistory'), isRun('pl', 'cart'), isRun('es', 'login')]).toEqual([false, false, false])
})

test('a page alone is looked at in each market', () => {
  const [, , pattern = ''] = matrixArgs({ ...NOTHING, pages: ['cart'] })
  expect(['pl', 'en', 'es'].map((language) => new RegExp(pattern).test(title(language, 'cart')))).toEqual([true, true, true])
})

test('a screen that is none is an error', () => {
  expect(() => matrixArgs({ ...NOTHING, screens: ['watch'] })).toThrow('desktop, phone')
})
