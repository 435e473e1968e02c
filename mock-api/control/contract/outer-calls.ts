import { makeReproSnapshot, openReproSnapshot } from './repro-snapshots.ts'
import { addFaults, clearFaults, listFaults, listScenarios, playScenario } from './faults.ts'
import { clearJournal, countCalls, readJournal } from './journal.ts'

/** Calls that stand under the same guard, but beside the control room: they are about the calls of the shop, and answered in front of it. */
export const OUTER_CALLS = [
  listFaults,
  addFaults,
  clearFaults,
  listScenarios,
  playScenario,
  readJournal,
  clearJournal,
  countCalls,
  makeReproSnapshot,
  openReproSnapshot,
]
