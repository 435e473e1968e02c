import type { SharedStore } from '../binding-door.ts'
import { ALERTS, type AlertName, alertSql, describeAlert } from '../operations/metrics/alerts.ts'
import type { Row } from '../operations/metrics/analytics-engine.ts'
import { reportError } from '../report-error.ts'
import { type Finding, type Notice, noticesOf, State } from './notices.ts'
import { type Probe, PROBES } from './probes.ts'

/** What a run does to the world. Everything may reject. */
export interface AlertsWorld {
  dataset: string
  query: (sql: string) => Promise<readonly Row[]>
  /** What is wrong; null: nothing. */
  probe: (probe: Probe) => Promise<string | null>
  /** Where the state is kept; null: nothing is bound. */
  store: SharedStore | null
  /** Wakes somebody. `text` is what Slack, Mattermost and their like show. */
  post: (message: { text: string; notices: readonly Notice[] }) => Promise<void>
  /** Says that a run was good: elsewhere somebody notices when nothing is said. */
  beat: () => Promise<void>
  /** ms since 1970 */
  now: number
}

const STATE = 'alerts'
const STATE_SECONDS = 24 * 60 * 60

/** Asks all alerts and probes, tells what is new, and beats where nothing of the run failed. @throws AggregateError of what did */
export async function runAlerts(world: AlertsWorld): Promise<void> {
  const { store, post, beat, now } = world
  const failures: unknown[] = []
  const failed = (error: unknown) => {
    reportError(error)
    failures.push(error)
  }
  const { findings, unasked } = await findingsOf(world, failed)
  // Told again each time is better than never.
  const before = await readState(store).catch((error: unknown) => {
    failed(error)
    return {}
  })
  const { notices, state } = noticesOf({ findings, unasked }, before, now)
  try {
    if (notices.length > 0) await post({ text: notices.map(lineOf).join('\n'), notices })
    // After it is told: what nobody took is told by the next run.
    if (JSON.stringify(state) !== JSON.stringify(before)) await store?.write(STATE, JSON.stringify(state), STATE_SECONDS)
  } catch (error) {
    failed(error)
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The alerts did not run as they should.')
  await beat()
}

async function findingsOf({ dataset, query, probe }: AlertsWorld, failed: (error: unknown) => void) {
  const unasked = new Set<string>()
  // First: of a run the platform has six calls under way, and a probe behind slow queries would wait in its own time.
  const probed = PROBES.map(async (each): Promise<Finding[]> => {
    const problem = await probe(each)
    return problem === null ? [] : [{ id: `probe ${each.name}`, text: `from outside, ${problem}; runbook: no lines at all` }]
  })
  const asked = (Object.keys(ALERTS) as AlertName[]).map(async (name): Promise<Finding[]> => {
    try {
      const rows = await query(alertSql(name, dataset))
      return rows.map(({ place, value, events }) => ({
        id: `${name} ${String(place)}`,
        text: `${describeAlert(name)} (${shown(value)} of ${shown(events)} events)`,
      }))
    } catch (error) {
      failed(error)
      unasked.add(name)
      return []
    }
  })
  const findings = (await Promise.all([...asked, ...probed])).flat()
  if (unasked.size > 0) findings.push({ id: 'blind metrics', text: `metrics cannot be asked: ${[...unasked].join(', ')}` })
  return { findings, unasked }
}

async function readState(store: SharedStore | null): Promise<State> {
  if (!store) throw new Error('No namespace is bound, so alerts are told by every run.')
  const bytes = await store.read(STATE, 'aside')
  return bytes ? State.parse(JSON.parse(new TextDecoder().decode(bytes))) : {}
}

const MARKS = { fires: '🔥', still: '🔥 still', recovered: '✅ recovered' } as const

function lineOf({ kind, id, text, since }: Notice): string {
  return `${MARKS[kind]} ${id}: ${text}; since ${since}`
}

function shown(value: unknown): string {
  return typeof value === 'number' ? String(Number(value.toPrecision(4))) : String(value)
}
