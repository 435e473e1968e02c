import { ACCOUNT_SCENARIOS } from './account-scenarios.ts'
import { BROWSING_SCENARIOS } from './browsing-scenarios.ts'
import { BUYING_SCENARIOS } from './buying-scenarios.ts'
import { ENGINE_NAMES, type EngineName, type Screen } from './engine.ts'
import { LISTING_SCENARIOS } from './listing-scenarios.ts'
import { PAGE_SCENARIOS } from './page-scenarios.ts'
import type { Scenario } from './scenario.ts'

const SCREENS: readonly Screen[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const SCENARIOS: readonly Scenario[] = [
  ...PAGE_SCENARIOS,
  ...BROWSING_SCENARIOS,
  ...LISTING_SCENARIOS,
  ...BUYING_SCENARIOS,
  ...ACCOUNT_SCENARIOS,
]

/** Options that choose a part of all scenarios, as they were given. */
export interface ScenarioChoice {
  /** Only the scenarios of `npm test`. @default false */
  isShort?: boolean
  /** Only this engine; null: all. @default null */
  engine?: string | null
  /** Part of a page's name; '' = all. @default '' */
  only?: string
  /** Only this width, in px; null: both. @default null */
  width?: string | null
}

/** A scenario, and the screen on which it is taken. */
export interface ChosenScenario {
  screen: Screen
  scenario: Scenario
}

/** The scenarios of each engine. @throws Error with a sentence for the terminal when an option names nothing: a smoke of nothing would pass */
export function chooseScenarios({
  isShort = false,
  engine = null,
  only = '',
  width = null,
}: ScenarioChoice): Map<EngineName, ChosenScenario[]> {
  const names = ENGINE_NAMES.filter((name) => engine === null || name.toLowerCase() === engine.toLowerCase())
  if (names.length === 0) throw new Error(`--engine is ${ENGINE_NAMES.join(' or ')}, not "${engine}".`)
  const screens = SCREENS.filter((screen) => width === null || String(screen.width) === width)
  if (screens.length === 0) throw new Error(`--width is ${SCREENS.map((screen) => screen.width).join(' or ')}, not "${width}".`)
  const scenarios = SCENARIOS.filter((scenario) => (!isShort || scenario.isShort === true) && scenario.page.includes(only))
  const chosen = new Map(names.map((name) => [name, screens.flatMap((screen) => scenariosOn(screen, name, scenarios))]))
  if ([...chosen.values()].flat().length > 0) return chosen
  const pages = [...new Set(SCENARIOS.map(({ page }) => page))].join(', ')
  throw new Error(`No scenario of these options has "${only}" in the name of its page. Pages: ${pages}.`)
}

function scenariosOn(screen: Screen, name: EngineName, scenarios: readonly Scenario[]): ChosenScenario[] {
  const device = screen.width < 768 ? 'phone' : 'desktop'
  const own = scenarios.filter((scenario) => (scenario.only ?? device) === device && (scenario.engine ?? name) === name)
  return own.map((scenario) => ({ screen, scenario }))
}
