import type { RouteName } from '#app/addresses/route-params.ts'
import { LANGUAGES } from '#app/domain/language.ts'

/** Screens by Playwright project name. */
const PROJECTS: Readonly<Record<string, string>> = { desktop: 'desktop', phone: 'mobile' }

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

/** Playwright arguments that run this part of e2e/journeys/every-route.spec.ts. Throws for an unknown screen. */
export function matrixArgs({ pages, markets, screens }: MatrixChoice): string[] {
  const projects = (screens.length > 0 ? screens : Object.keys(PROJECTS)).map((screen) => {
    const project = PROJECTS[screen]
    if (project === undefined) throw new Error(`There is no screen "${screen}". Screens: ${Object.keys(PROJECTS).join(', ')}.`)
    return project
  })
  const market = markets.length > 0 ? ` in (${markets.join('|')}) ` : ''
  const page = pages.length > 0 ? `the page "(${pages.join('|')})"` : ''
  return ['every-route', ...(market + page === '' ? [] : ['--grep', `${market}.*${page}`]), ...projects.map((name) => `--project=${name}`)]
}

const VIEWS = Object.keys(PROJECTS).flatMap((screen) => LANGUAGES.map((market) => ({ market, screen })))

/** Number of parts of the matrix: one for each market on each screen. */
export const MATRIX_PARTS = VIEWS.length

/** Cells that a gate leaves to other gates. Each part has every page once, in a market and on a screen that rotate with the part. */
export function cellsLeftOut(part: number, pages: readonly RouteName[]): readonly MatrixCell[] {
  return pages.flatMap((page, index) => {
    const kept = (index + part) % MATRIX_PARTS
    return VIEWS.filter((_, view) => view !== kept).map((view) => ({ page, ...view }))
  })
}

/** Playwright arguments that exclude cells of the matrix from a run of all journeys. */
export function leaveOutArgs(cells: readonly MatrixCell[]): string[] {
  const patterns = VIEWS.map(({ market, screen }) => {
    const pages = cells.filter((cell) => cell.market === market && cell.screen === screen).map(({ page }) => page)
    return `${PROJECTS[screen]} every-route\\.spec\\.ts in ${market} .*the page "(${pages.join('|')})"`
  })
  return ['--grep-invert', patterns.join('|')]
}
