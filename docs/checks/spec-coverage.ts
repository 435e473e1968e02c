// Which statements of docs/requirements.md a test shows. A test counts when it reaches what ships: code that is deployed, or the mock.
// Files are the unit: one import that reaches makes every statement that the file names count.
import { globSync, readFileSync } from 'node:fs'
import { importsOf, reachableFrom, withoutQuery } from '../../app/architecture/import-graph.ts'
import { namedRequirements } from './named-requirements.ts'
import { numberedStatements } from './numbered-statements.ts'

/** An area of statements, and the tests that show each of them. */
export interface CoveredArea {
  area: string
  about: string
  statements: readonly { id: string; tests: readonly string[] }[]
}

/** Tests of running programs: journeys in a browser, and tests of the built worker. */
const RUNS_WHAT_SHIPS = /^e2e\/(journeys|worker)\//

/** Where deployed code begins; the last one is loaded by what Vite's plugins write, so that no source imports it. */
const SHIPPED = 'edge/{worker.ts,*/entry.{ssr,browser}.tsx,browser/load-with-stylesheets.ts}'

/** Tests of the kit's page, which is not deployed. */
const KIT_PAGE = 'e2e/journeys/ui-kit.spec.ts'

/** The statements of the specification, and the files of tests that name and show each. */
export function specCoverage(): CoveredArea[] {
  const shipped = new Set(reachableFrom([...globSync(SHIPPED), 'mock-api/server.ts']))
  const testsOf = new Map<string, string[]>()
  for (const file of globSync('{app,edge,mock-api,db,seeds,e2e,load-tests}/**/*.{test,spec}.{ts,tsx}').toSorted()) {
    if (file === KIT_PAGE || (!RUNS_WHAT_SHIPS.test(file) && !reaches(file, shipped))) continue
    for (const id of namedRequirements(readFileSync(file, 'utf8'))) testsOf.set(id, [...(testsOf.get(id) ?? []), file])
  }
  return numberedStatements(readFileSync('docs/requirements.md', 'utf8')).map(({ area, about, ids }) => ({
    area,
    about,
    statements: ids.map((id) => ({ id, tests: testsOf.get(id) ?? [] })),
  }))
}

/** Whether a file imports one of the wanted ones, itself or through others that are none. */
function reaches(file: string, wanted: ReadonlySet<string>): boolean {
  const seen = new Set([file])
  for (const each of seen) {
    if (wanted.has(each)) return true
    for (const { target, isOwn, isTypeOnly } of importsOf(each)) if (isOwn && !isTypeOnly) seen.add(withoutQuery(target))
  }
  return false
}

/** The coverage as lines of text. @param isList names the tests of each statement, too */
export function coverageLines(areas: readonly CoveredArea[], isList: boolean): string[] {
  const isShown = ({ tests }: { tests: readonly string[] }) => tests.length > 0
  const all = areas.flatMap(({ statements }) => statements)
  return [
    ...areas.flatMap(({ area, about, statements }) => {
      const missing = statements.filter((each) => !isShown(each)).map(({ id }) => id)
      return [
        `${area.padEnd(5)}${`${statements.length - missing.length}/${statements.length}`.padStart(6)}  ${about}`,
        ...(missing.length > 0 ? [`            no test shows ${missing.join(' ')}`] : []),
        ...(isList ? statements.map(({ id, tests }) => `            ${id}  ${tests.join(' ') || '–'}`) : []),
      ]
    }),
    '',
    `${all.filter(isShown).length} of ${all.length} statements are shown by a test that reaches what ships`,
  ]
}
