// The sources that the architecture tests judge.
import { globSync, readFileSync } from 'node:fs'

/** Every source of the repository, tests included. Paths are relative to its root. */
export const SOURCES = globSync('{app,docs,edge,mock-api,db,seeds,locales,load-tests,e2e,.tasks}/**/*.{ts,tsx,mjs,js}')

/** … without unit tests and journeys. */
export const ROOM_FILES = SOURCES.filter((file) => !/\.test\.tsx?$|\.spec\.ts$/.test(file))

export const STYLES = globSync('app/**/*.css')

export function read(file: string): string {
  return readFileSync(file, 'utf8')
}
