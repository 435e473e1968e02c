import { addFaults, clearFaults, listFaults, listScenarios, playScenario, removeFault } from './faults.ts'
import { clearJournal, countCalls, readJournal } from './journal.ts'

/** Calls with the same guard, but outside the control app: they handle calls of the shop API and are mounted in front of it. */
export const OUTER_CALLS = [
  listFaults,
  addFaults,
  clearFaults,
  removeFault,
  listScenarios,
  playScenario,
  readJournal,
  clearJournal,
  countCalls,
]
