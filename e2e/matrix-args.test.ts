import { expect, test } from 'vitest'
import { LANGUAGES } from '#app/domain/language.ts'
import { ROUTE_NAMES } from './every-page.ts'
import {
  cellsLeftOut,
  formsLeftOut,
  formsOfPart,
  GATES,
  leaveOutArgs,
  MATRIX_PARTS,
  PAGE_STATES,
  statesLeftOut,
  stateTitle,
} from './matrix-args.ts'
import { SHARES } from './turns.ts'
import { INPUT_MODES, modesLeftOut, modeTitle } from './input-modes.ts'

/** The full title in which Playwright searches for a name. */
const title = (language: string, page: string, project = 'mobile') =>
  `${project} every-route.spec.ts in ${language} WCAG 2.2 AA: the page "${page}" is whole @phone`

const PARTS = Array.from({ length: MATRIX_PARTS }, (_, part) => part)

/** Pages of a gate by market and project, as Playwright selects them. */
function pagesOf(gate: number): string[] {
  const [option, pattern = ''] = leaveOutArgs(cellsLeftOut(gate, ROUTE_NAMES), [])
  expect(option).toBe('--grep-invert')
  return LANGUAGES.flatMap((language) =>
    ['desktop', 'mobile'].flatMap((project) =>
      ROUTE_NAMES.filter((page) => !new RegExp(pattern).test(title(language, page, project))).map(
        (page) => `${project} ${language} ${page}`,
      ),
    ),
  )
}

const PAGES = Array.from({ length: GATES }, (_, gate) => pagesOf(gate))

test('EXT-95: each gate has pages in every market and on both screens, and three in succession every page once', () => {
  for (const [gate, cells] of PAGES.entries()) {
    expect(new Set(cells.map((cell) => cell.split(' ', 2).join(' '))).size).toBe(MATRIX_PARTS)
    const three = [0, 1, 2].flatMap((later) => PAGES[gate + later - (gate % SHARES)] ?? [])
    expect(three.map((cell) => cell.split(' ')[2]).toSorted()).toEqual(ROUTE_NAMES.toSorted())
  }
})

test('all gates together have the whole matrix, each cell once', () => {
  const cells = PAGES.flat()
  expect(cells).toHaveLength(ROUTE_NAMES.length * LANGUAGES.length * 2)
  expect(new Set(cells).size).toBe(cells.length)
})

test('each part has every state in one market, and three parts have all', () => {
  const kept = PARTS.map((part) => {
    const [, pattern = ''] = leaveOutArgs([], statesLeftOut(part))
    const titles = Object.values(PAGE_STATES).map((state) => LANGUAGES.map((language) => stateTitle(state, language)))
    return titles.map((markets) => markets.filter((name) => !new RegExp(pattern).test(`desktop states-accessibility.spec.ts ${name}`)))
  })
  expect(kept.flat().every((markets) => markets.length === 1)).toBe(true)
  expect(new Set(kept.slice(0, LANGUAGES.length).flat(2)).size).toBe(Object.keys(PAGE_STATES).length * LANGUAGES.length)
})

test('each part runs every journey in one mode, and four parts in all', () => {
  for (const journey of [0, 1, 6]) {
    const kept = PARTS.map((part) => {
      const [, pattern = ''] = leaveOutArgs([], modesLeftOut(part))
      return INPUT_MODES.filter(
        (mode) => !new RegExp(pattern).test(`mobile input-orders.spec.ts J-08: a guest orders, ${modeTitle(mode, journey)}`),
      )
    })
    expect(kept.map((modes) => modes.length)).toEqual(PARTS.map(() => 1))
    expect(new Set(kept.flat())).toEqual(new Set(INPUT_MODES))
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
