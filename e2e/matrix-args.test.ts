import { expect, test } from 'vitest'
import { LANGUAGES } from '#app/domain/language.ts'
import { ROUTE_NAMES } from './every-page.ts'
import {
  cellsLeftOut,
  formsLeftOut,
  formsOfPart,
  leaveOutArgs,
  MATRIX_PARTS,
  PAGE_STATES,
  statesLeftOut,
  stateTitle,
} from './matrix-args.ts'
import { WALKS, walksLeftOut, walkTitle } from './walks.ts'

/** The full title in which Playwright searches for a name. */
const title = (language: string, page: string, project = 'mobile') =>
  `${project} every-route.spec.ts in ${language} WCAG 2.2 AA: the page "${page}" is whole @phone`

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
