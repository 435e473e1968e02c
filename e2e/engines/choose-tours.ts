import { ACCOUNT_TOURS } from './account-tours.ts'
import { BROWSING_TOURS } from './browsing-tours.ts'
import { BUYING_TOURS } from './buying-tours.ts'
import { ENGINE_NAMES, type EngineName, type Screen } from './engine.ts'
import { LISTING_TOURS } from './listing-tours.ts'
import { PAGE_TOURS } from './page-tours.ts'
import type { Tour } from './tour.ts'

const SCREENS: readonly Screen[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const TOURS: readonly Tour[] = [...PAGE_TOURS, ...BROWSING_TOURS, ...LISTING_TOURS, ...BUYING_TOURS, ...ACCOUNT_TOURS]

/** Options that choose a part of all tours, as they were given. */
export interface TourChoice {
  /** Only the tours of `npm test`. @default false */
  isShort?: boolean
  /** Only this engine; null: all. @default null */
  engine?: string | null
  /** Part of a page's name; '' = all. @default '' */
  only?: string
  /** Only this width, in px; null: both. @default null */
  width?: string | null
}

/** A tour, and the screen on which it is taken. */
export interface ChosenTour {
  screen: Screen
  tour: Tour
}

/** The tours of each engine. @throws Error with a sentence for the terminal when an option names nothing: a smoke of nothing would pass */
export function chooseTours({ isShort = false, engine = null, only = '', width = null }: TourChoice): Map<EngineName, ChosenTour[]> {
  const names = ENGINE_NAMES.filter((name) => engine === null || name.toLowerCase() === engine.toLowerCase())
  if (names.length === 0) throw new Error(`--engine is ${ENGINE_NAMES.join(' or ')}, not "${engine}".`)
  const screens = SCREENS.filter((screen) => width === null || String(screen.width) === width)
  if (screens.length === 0) throw new Error(`--width is ${SCREENS.map((screen) => screen.width).join(' or ')}, not "${width}".`)
  const tours = TOURS.filter((tour) => (!isShort || tour.isShort === true) && tour.page.includes(only))
  const chosen = new Map(names.map((name) => [name, screens.flatMap((screen) => toursOn(screen, name, tours))]))
  if ([...chosen.values()].flat().length > 0) return chosen
  const pages = [...new Set(TOURS.map(({ page }) => page))].join(', ')
  throw new Error(`No tour of these options has "${only}" in the name of its page. Pages: ${pages}.`)
}

function toursOn(screen: Screen, name: EngineName, tours: readonly Tour[]): ChosenTour[] {
  const device = screen.width < 768 ? 'phone' : 'desktop'
  const own = tours.filter((tour) => (tour.only ?? device) === device && (tour.engine ?? name) === name)
  return own.map((tour) => ({ screen, tour }))
}
