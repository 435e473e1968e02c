import { expect, test } from 'vitest'
import { LANGUAGES } from '#app/domain/language.ts'
import { ROUTE_NAMES } from './every-page.ts'
import {
  cellsLeftOut,
  formsLeftOut,
  formsOfPart,
  leaveOutArgs,
  MATRIX_PARTS,
  matrixArgs,
  PAGE_STATES,
  statesLeftOut,
  stateTitle,
} from './matrix-args.ts'
import { WALKS, walksLeftOut, walkTitle } from './walks.ts'

const NOTHING = { pages: [], markets: [], screens: [] }
/** The full title in which Playwright searches for a name. */
const title = (language: string, page: string, project = 'mobile') =>
  `${project} every-route.spec.ts in ${language} WCAG 2.2 AA: the page "${page}" is whole @phone`

test('nothing named is all that a gate runs in turns', () => {
  const [option, pattern = '', ...projects] = matrixArgs(NOTHING)
  expect([option, projects]).toEqual(['--grep', ['--project=desktop', '--project=mobile']])
  const isRun = (name: string) => new RegExp(pattern).test(name)
  const run = [
    title('es', 'cart'),
    `desktop states-accessibility.spec.ts ${stateTitle(PAGE_STATES.down, 'pl')}`,
    'desktop walked-kept-account.spec.ts J-08: a guest orders, walked with a mouse, turn 1',
    `desktop forms.spec.ts the form for login says what is wrong, ${formsOfPart(3)}`,
    'desktop cart-faults.spec.ts adding CRT-11: it answers a page of HTML @turn-1-of-4',
    'mobile cart.spec.ts J-04: a product goes to the cart @phone-too',
  ]
  expect(run.filter((name) => !isRun(name))).toEqual([])
  const inEveryGate = [
    'desktop cart.spec.ts J-04: a product goes to the cart @phone-too',
    'mobile cart.spec.ts J-04: on a phone @phone',
    'desktop terms.spec.ts x',
  ]
  expect(inEveryGate.filter(isRun)).toEqual([])
})

test('a market alone has its pages and their states', () => {
  const [, , option, pattern = ''] = matrixArgs({ ...NOTHING, markets: ['es'] })
  expect(option).toBe('--grep')
  const isRun = (name: string) => new RegExp(pattern).test(name)
  expect(LANGUAGES.filter((language) => isRun(title(language, 'cart')))).toEqual(['es'])
  expect(LANGUAGES.filter((language) => isRun(stateTitle(PAGE_STATES.down, language)))).toEqual(['es'])
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

test('an unknown screen is an error', () => {
  expect(() => matrixArgs({ ...NOTHING, screens: ['watch'] })).toThrow('desktop, phone')
})

const PARTS = Array.from({ length: MATRIX_PARTS }, (_, part) => part)

/** Pages of a part by market and project, as Playwright selects them. */
function pagesOfPart(part: number): string[] {
  const [option, pattern = ''] = leaveOutArgs(cellsLeftOut(part, ROUTE_NAMES), statesLeftOut(part))
  expect(option).toBe('--grep-invert')
  return LANGUAGES.flatMap((language) =>
    ['desktop', 'mobile'].flatMap((project) =>
      ROUTE_NAMES.filter((page) => !new RegExp(pattern).test(title(language, page, project))).map(
        (page) => `${project} ${language} ${page}`,
      ),
    ),
  )
}

test('each part has every page once, in every market and on both screens', () => {
  for (const part of PARTS) {
    const cells = pagesOfPart(part).map((cell) => cell.split(' '))
    expect(cells.map(([, , page]) => page).toSorted()).toEqual(ROUTE_NAMES.toSorted())
    expect(new Set(cells.map(([project, language]) => `${project} ${language}`)).size).toBe(MATRIX_PARTS)
  }
})

test('all parts together are the whole matrix, each cell once', () => {
  const cells = PARTS.flatMap(pagesOfPart)
  expect(cells).toHaveLength(ROUTE_NAMES.length * LANGUAGES.length * 2)
  expect(new Set(cells).size).toBe(cells.length)
})

test('a part leaves all other journeys in the run', () => {
  const [, pattern = ''] = leaveOutArgs(cellsLeftOut(0, ROUTE_NAMES), statesLeftOut(0))
  expect(new RegExp(pattern).test('mobile cart.spec.ts CRT-11: the page "cart" of a shop in pl @phone')).toBe(false)
})

test('each part has every state in one market, and three parts have all', () => {
  const kept = PARTS.map((part) => {
    const [, pattern = ''] = leaveOutArgs(cellsLeftOut(part, ROUTE_NAMES), statesLeftOut(part))
    const titles = Object.values(PAGE_STATES).map((state) => LANGUAGES.map((language) => stateTitle(state, language)))
    return titles.map((markets) => markets.filter((name) => !new RegExp(pattern).test(`desktop states-accessibility.spec.ts ${name}`)))
  })
  expect(kept.flat().every((markets) => markets.length === 1)).toBe(true)
  expect(new Set(kept.slice(0, LANGUAGES.length).flat(2)).size).toBe(Object.keys(PAGE_STATES).length * LANGUAGES.length)
})

test('each part walks every journey in one way, and four parts in all', () => {
  for (const journey of [0, 1, 6]) {
    const kept = PARTS.map((part) => {
      const [, pattern = ''] = leaveOutArgs([], walksLeftOut(part))
      return WALKS.filter(
        (walk) => !new RegExp(pattern).test(`mobile walked-orders.spec.ts J-08: a guest orders, ${walkTitle(walk, journey)}`),
      )
    })
    expect(kept.map((walks) => walks.length)).toEqual(PARTS.map(() => 1))
    expect(new Set(kept.flat())).toEqual(new Set(WALKS))
  }
})

test('each part has a sixth of the forms, and all parts have each form once', () => {
  const forms = Array.from(
    { length: 22 },
    (_, index) => `desktop forms.spec.ts the form for login says what is wrong, ${formsOfPart(index)}`,
  )
  const kept = PARTS.flatMap((part) => {
    const [, pattern = ''] = leaveOutArgs([], formsLeftOut(part))
    return forms.flatMap((name, index) => (new RegExp(pattern).test(name) ? [] : [index]))
  })
  expect(kept.toSorted((a, b) => a - b)).toEqual(forms.map((_, index) => index))
})
