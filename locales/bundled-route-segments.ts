// In the worker, package.json imports this file as `#route-segments`.
import { eachLanguage } from '#app/domain/language.ts'

type Segments = typeof import('./pl/routes.json')

const FILES = import.meta.glob<Segments>('./*/routes.json', { eager: true, import: 'default' })

export const ROUTE_SEGMENTS = eachLanguage((language) => segmentsOf(`./${language}/routes.json`))

/** @throws RangeError for a language without a file: then the build is broken, not one page */
function segmentsOf(file: string): Segments {
  const segments = FILES[file]
  if (!segments) throw new RangeError(`locales lacks ${file}`)
  return segments
}
