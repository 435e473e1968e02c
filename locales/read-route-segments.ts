// Where no bundler runs (journeys, load tests, unit tests), package.json imports this file as `#route-segments`.
import { eachLanguage } from '#app/domain/language.ts'
import { readLocale } from './read-locale.ts'

export const ROUTE_SEGMENTS = eachLanguage((language) => readLocale(language, 'routes'))
