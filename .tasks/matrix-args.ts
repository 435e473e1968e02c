/** Screens by the names of Playwright's projects. */
const PROJECTS: Readonly<Record<string, string>> = { desktop: 'desktop', phone: 'mobile' }

/** A part of the matrix; an empty list is all there are. */
interface MatrixPart {
  /** As in the route table, such as `cart`. */
  pages: readonly string[]
  /** Languages of the markets. */
  markets: readonly string[]
  screens: readonly string[]
}

/** What Playwright is told so that it runs this part of e2e/journeys/every-route.spec.ts. Throws for a screen that is none. */
export function matrixArgs({ pages, markets, screens }: MatrixPart): string[] {
  const projects = (screens.length > 0 ? screens : Object.keys(PROJECTS)).map((screen) => {
    const project = PROJECTS[screen]
    if (project === undefined) throw new Error(`There is no screen "${screen}". Screens: ${Object.keys(PROJECTS).join(', ')}.`)
    return project
  })
  const market = markets.length > 0 ? ` in (${markets.join('|')}) ` : ''
  const page = pages.length > 0 ? `the page "(${pages.join('|')})"` : ''
  return ['every-route', ...(market + page === '' ? [] : ['--grep', `${market}.*${page}`]), ...projects.map((name) => `--project=${name}`)]
}
