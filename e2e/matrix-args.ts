import type { RouteName } from '#app/addresses/route-params.ts'
import { type Language, LANGUAGES } from '#app/domain/language.ts'
import { SHARES } from './turns.ts'

/** Screens by Playwright project name. */
const PROJECTS: Readonly<Record<string, string>> = { desktop: 'desktop', phone: 'mobile' }

/** States of pages that e2e/journeys/states-accessibility.spec.ts looks at in every market, by what its tests are called. */
export const PAGE_STATES = {
  empty: 'pages with nothing on them',
  full: 'cart, checkout, favourites and a list with things in them',
  down: 'every page of a shop that is down',
} as const

/** One page in one market on one screen. */
interface MatrixCell {
  page: RouteName
  /** Language of the market. */
  market: string
  screen: string
}

/** A part of the matrix; an empty list means all. */
interface MatrixChoice {
  /** Names of the route table, such as `cart`. */
  pages: readonly string[]
  /** Languages of the markets. */
  markets: readonly string[]
  screens: readonly string[]
}

/**
 * Playwright arguments that run this part of the matrix: e2e/journeys/every-route.spec.ts; where no page is named the states of pages as well,
 * and where no market is named either all journeys. Throws for an unknown screen.
 */
export function matrixArgs({ pages, markets, screens }: MatrixChoice): string[] {
  const projects = (screens.length > 0 ? screens : Object.keys(PROJECTS)).map((screen) => {
    const project = PROJECTS[screen]
    if (project === undefined) throw new Error(`There is no screen "${screen}". Screens: ${Object.keys(PROJECTS).join(', ')}.`)
    return project
  })
  const projectArgs = projects.map((name) => `--project=${name}`)
  if (pages.length === 0 && markets.length === 0) return projectArgs
  const market = markets.length > 0 ? ` in (${markets.join('|')}) ` : ''
  const page = pages.length > 0 ? `the page "(${pages.join('|')})"` : ''
  const files = ['every-route', ...(pages.length > 0 ? [] : ['states-accessibility'])]
  const grep = page === '' ? ` in (${markets.join('|')})( |$)` : `${market}.*${page}`
  return [...files, '--grep', grep, ...projectArgs]
}

const VIEWS = Object.keys(PROJECTS).flatMap((screen) => LANGUAGES.map((market) => ({ market, screen })))

/** Number of parts of the matrix: one for each market on each screen. */
export const MATRIX_PARTS = VIEWS.length

/** As many gates in succession run everything: each third of the files has its turn before the next part of what they prove several times. */
export const GATES = MATRIX_PARTS * SHARES

/** Part of a gate of what is proved several times. @param gate 0 to GATES - 1 */
export function partOfGate(gate: number): number {
  return Math.floor(gate / SHARES)
}

/** Cells that a gate leaves to other gates: it has a third of the pages, each in a market and on a screen that rotate. */
export function cellsLeftOut(gate: number, pages: readonly RouteName[]): readonly MatrixCell[] {
  return pages.flatMap((page, index) => {
    const kept = (Math.floor(index / SHARES) + partOfGate(gate)) % MATRIX_PARTS
    return VIEWS.filter((_, view) => view !== kept || index % SHARES !== gate % SHARES).map((view) => ({ page, ...view }))
  })
}

/** Titles of states that a gate leaves to other gates: each part has every state in one market, which rotates with the part. */
export function statesLeftOut(part: number): readonly string[] {
  return Object.values(PAGE_STATES).flatMap((state, index) =>
    LANGUAGES.filter((_, at) => at !== (index + part) % LANGUAGES.length).map((language) => stateTitle(state, language)),
  )
}

/** Ends the title of the test of a form (forms/forms.ts): each part of the matrix has a sixth of them. @param index its row in the table */
export function formsOfPart(index: number): string {
  return `forms of part ${(index % MATRIX_PARTS) + 1}`
}

/** Titles of forms that a gate leaves to other gates. */
export function formsLeftOut(part: number): readonly string[] {
  return Array.from({ length: MATRIX_PARTS }, (_, each) => each)
    .filter((each) => each !== part)
    .map(formsOfPart)
}

/** What the test of a state is called. */
export function stateTitle(state: (typeof PAGE_STATES)[keyof typeof PAGE_STATES], language: Language): string {
  return `WCAG 2.2 AA: ${state}, in ${language}`
}

/** Playwright arguments that exclude cells of the matrix, and tests by title, from a run of all journeys. */
export function leaveOutArgs(cells: readonly MatrixCell[], titles: readonly string[]): string[] {
  const patterns = VIEWS.map(({ market, screen }) => {
    const pages = cells.filter((cell) => cell.market === market && cell.screen === screen).map(({ page }) => page)
    return `${PROJECTS[screen]} every-route\\.spec\\.ts in ${market} .*the page "(${pages.join('|')})"`
  })
  return ['--grep-invert', [...patterns, ...titles].join('|')]
}
