// The plan of a run by k6 alone, from its environment (`-e NAME=value`); what npm run load adds is the stack, scheduled actions and the verdict.
import { browserPlan } from './run/browser-plan.ts'
import { allowedLoad, USUAL_BOUNDS } from './run/allowed-load.ts'
import { k6Options } from './run/k6-options.ts'
import { mostSold, sharesOf } from './journey-mix.ts'
import { isAlone } from './load-shape.ts'
import type { RunPlan } from './plan.ts'
import { changedWorkload, CHECKED_SHARE, DEFAULT_WORKLOAD, journeyIn, withoutControl, workloadOf } from './workloads.ts'

/**
 * Reads ORIGIN, JOURNEY, WORKLOAD, TARGET (edge or mock), RATE, SECONDS, PACE, SEED, LIGHT (1: pages and calls alone, 0: with what browsers load), CATALOG, YES_LOAD.
 * @param files texts of e2e/budgets.json and run/recorded-visits.json
 * @param tell what will be sent, to a person
 * @throws Error for what is missing, unknown, not allowed, or says nothing to the workload
 */
export function plainPlan(
  env: Readonly<Record<string, string | undefined>>,
  files: { budgets: string; recorded: string },
  tell: (line: string) => void = () => {},
): RunPlan {
  const { ORIGIN: origin, JOURNEY: asked = 'all', WORKLOAD: name = DEFAULT_WORKLOAD, TARGET: target = 'edge' } = env
  if (origin === undefined) throw new Error('Say which shop: -e ORIGIN=http://127.0.0.1:8787')
  if (target !== 'edge' && target !== 'mock') throw new Error(`TARGET is edge or mock, not "${target}".`)
  const number = (key: string) => {
    const text = env[key]
    if (text === undefined) return null
    if (text.trim() === '' || !Number.isFinite(Number(text))) throw new Error(`${key} is a number, not "${text}".`)
    return Number(text)
  }
  const changes = {
    rate: number('RATE'),
    seconds: number('SECONDS'),
    pace: number('PACE'),
    isLight: lightOf(env['LIGHT']),
  }
  const row = changedWorkload(withoutControl(workloadOf(name), name), name, changes)
  const journey = journeyIn(row, name, asked)
  if (row.findsBreakpoint)
    throw new Error(`The workload ${name} is ended by its runner: npm run load -- ${journey} --workload ${name} --origin ${origin}`)
  const shares = sharesOf(journey, target)
  const lines = allowedLoad({ origin, shares, shape: row.shape, rate: row.rate, agreedHost: env['YES_LOAD'] ?? '', ...USUAL_BOUNDS })
  for (const line of lines) tell(line)
  const { load: budgets } = JSON.parse(files.budgets)
  return {
    target,
    origin,
    seed: number('SEED') ?? 1,
    run: String(Date.now()),
    build: '',
    pace: row.pace,
    catalogFile: env['CATALOG'] ?? '',
    summaryFile: '',
    mostSold: mostSold(shares, row),
    isAlone: isAlone(row.shape, shares.length),
    checkedShare: row.checkedShare ?? CHECKED_SHARE,
    assets: {},
    browser: target === 'mock' || row.isLight === true ? null : browserPlan(JSON.parse(files.recorded), []),
    uniques: [],
    endingPromos: [],
    options: k6Options({ workload: row, shares, rate: row.rate, budgets }),
  }
}

function lightOf(text: string | undefined): boolean | undefined {
  if (text !== undefined && text !== '1' && text !== '0') throw new Error(`LIGHT is 1 or 0, not "${text}".`)
  return text === undefined ? undefined : text === '1'
}
