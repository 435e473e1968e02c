import { currentRequest, isFirstMended } from '../current-request.ts'
import { createLogBudget } from './log-budget.ts'

/** Whoever sends pages can have a line logged for each of them, as long as the shop API says what we do not know. */
const mayLog = createLogBudget(30)

/** Most places that a line names. */
const MAX_PATHS = 12

/**
 * Logs that parts of a response of the shop API did not parse and were left out: the call and their places, never a value. A page has one line, for
 * the first such response.
 */
export function reportMended(call: string, paths: readonly string[]): void {
  if (!isFirstMended() || !mayLog(Date.now())) return
  const { route, trace } = currentRequest() ?? { route: '', trace: null }
  const line = { level: 'warn', event: 'mended-response', call, paths: paths.slice(0, MAX_PATHS), count: paths.length, route, trace }
  console.warn(JSON.stringify({ ...line, build: import.meta.env.BUILD_ID }))
}
